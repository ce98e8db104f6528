/* News of a contest over the WebSocket of a server: only that there is something new, which is then asked for. */
import { PROTOCOL, type ServerMessage } from './protocol';

const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000];

export interface Watcher {
  /** The number of the contest's last entry; 0: the line stands again, and nobody knows what was missed. */
  heard: (number: number) => void;
  reached: (open: boolean) => void;
}

/** Watches until the function it gives back is called; a line that is cut is tried again. */
export function watchContest(
  contest: string,
  lang: string,
  watcher: Watcher,
  connect: () => WebSocket = open,
): () => void {
  let over = false;
  let failures = 0;
  let cut = false;
  let line: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    line = connect();
    line.onopen = () => {
      failures = 0;
      line.send(JSON.stringify({ type: 'hello', id: 1, protocol: PROTOCOL, language: lang }));
      line.send(JSON.stringify({ type: 'watch', id: 2, contest }));
      watcher.reached(true);
      if (cut) watcher.heard(0);
    };
    line.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'contestNews' && message.contest === contest) watcher.heard(message.number);
    };
    line.onclose = () => {
      if (over) return;
      cut = true;
      watcher.reached(false);
      timer = setTimeout(begin, PAUSES[Math.min(failures, PAUSES.length - 1)]);
      failures += 1;
    };
  }
  begin();
  return () => {
    over = true;
    clearTimeout(timer);
    line.close();
  };
}

function open(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/live`);
}
