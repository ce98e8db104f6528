/* Signs. */
import { glyph } from '../glyph';
import { pt, polar, type Point } from '../points';

glyph('ritual', 'arcane', 'sky', (g) => {
  const n = 5 + Math.floor(g.r() * 4),
    k = n === 6 ? 2 : n === 8 ? 3 : Math.floor((n - 1) / 2),
    R = 40;
  g.disc(50, 50, 49, 'p');
  g.disc(50, 50, 43, undefined, [20, 0.16]);
  g.disc(50, 50, 41, 'p', null, 0, false);
  const p = (i: number) => polar(50, 50, R, (i * 360) / n - 90, true);
  if (n === 6) {
    g.line([p(0), p(2), p(4), p(0)], 'l');
    g.line([p(1), p(3), p(5), p(1)], 'l');
  } else {
    const path = [];
    for (let i = 0; i <= n; i++) path.push(p(i * k));
    g.line(path, 'l');
  }
  for (let i = 0; i < n; i++) {
    const q = polar(50, 50, 46, (i * 360) / n - 90);
    g.disc(q.x, q.y, 4.6, 'p');
    g.disc(q.x, q.y, 2, 'i', null, 0, false);
  }
  const ticks = g.coarse > 1.9 ? 18 : 36;
  for (let i = 0; i < ticks; i++)
    g.line([polar(50, 50, 43, ((i + 0.5) * 360) / ticks), polar(50, 50, 49, ((i + 0.5) * 360) / ticks)]);
});
glyph('eye', 'arcane', 'thing', (g) => {
  for (let i = 0; i < 9; i++)
    g.line([polar(50, 56, 36, -160 + i * 17.5), polar(50, 56, i % 2 ? 44 : 50, -160 + i * 17.5)], 'l');
  g.shape('-2,52! 20,30 36,24 50,24 64,24 80,30 102,52! 80,74 64,80 50,80 36,80 20,74', 'b', [100, 0.2, 9]);
  g.disc(50, 52, 24, undefined, [20, 0.5, 9]);
  g.disc(50, 52, 10, 'k');
  g.disc(45, 46, 4, 'b', null, 0, false);
  g.line('2,44 26,18 50,16 74,18 98,44');
});
glyph('keyhole', 'water', 'thing', (g) => {
  g.shape('|50,-2! 76,0 90,18 88,46! 86,76 70,96 50,102!', undefined, [10, 0.26]);
  g.disc(50, 40, 15, 'k');
  g.shape('44,50! 56,50! 64,82! 36,82!', 'k', null, false);
  g.line('20,20 18,50 28,76');
  g.ribbon('50,40 54,60 46,74 52,92 50,104', 3, 6, 'W');
});
glyph('fist', 'mineral', 'thing', (g) => {
  g.shape(
    '30,100! 30,82 16,70 12,54 8,36 14,26 24,24! 26,14 36,12 44,18! 50,10 60,12 64,19! 70,13 80,16 82,25! 90,22 96,32 94,44 94,62 84,72 74,80! 72,90 74,94 74,100!',
    'b',
    [10, 0.24],
  );
  g.line('44,18 46,30 42,42', 'j');
  g.line('64,19 66,32 62,44', 'j');
  g.line('82,25 84,36 80,46', 'j');
  g.shape('14,44! 18,34 40,40 56,46! 66,52 62,64 50,60! 38,58 34,66 36,74', 'b', [80, 0.4, 8]);
  g.shape('24,86! 80,86! 82,106! 22,106!', undefined, [0, 0.4, 8]);
  for (const a of [-150, -120, -90, -60, -30]) g.line([polar(52, 34, 46, a), polar(52, 34, 56, a)], 'l');
});
glyph('hand', 'mineral', 'thing', (g) => {
  g.shape(
    '36,96! 34,84 20,66 10,56 4,48 10,42 18,48! 26,58 30,56 30,48! 26,28 26,12 32,10 40,8 42,24 44,40! 44,16 44,-2 51,-2 58,-2 58,16 58,40! 60,20 62,6 69,7 76,9 74,28 72,46! 76,32 80,22 86,25 92,28 86,48 82,66 78,82 68,88 68,96!',
    'b',
    [10, 0.26],
  );
  g.line('36,66 46,58 58,62', 'm');
  g.line('40,76 52,68 66,72', 'm');
  g.disc(52, 70, 7, undefined);
  g.shape('30,92! 74,92! 78,108! 26,108!', undefined, [0, 0.4, 8]);
});
glyph('skull', 'arcane', 'thing', (g) => {
  g.shape('|50,0 78,0 94,18 92,44 90,62 76,64 72,72! 72,90! 60,98 50,98', 'b', [10, 0.3]);
  g.disc(33, 46, 12, 'k', null, 11);
  g.disc(67, 46, 12, 'k', null, 11);
  g.shape('50,56! 56,70! 44,70!', 'k');
  for (const x of [38, 46, 54, 62]) g.line([pt(x, 80, 1), pt(x, 95, 1)], 'j');
  g.line('28,80! 72,80!', 'm');
});
glyph('book', 'arcane', 'thing', (g) => {
  g.shape('50,22! 36,10 16,10 0,16! 0,88! 16,82 36,82 50,94! 64,82 84,82 100,88! 100,16! 84,10 64,10', 'b', [0, 0.16]);
  g.shape(
    '0,16! -4,20! -4,96! 40,92 50,102! 60,92 104,96! 104,20! 100,16! 100,88! 84,82 64,82 50,94! 36,82 16,82 0,88!',
    undefined,
  );
  g.line('50,22! 50,94!', 'j');
  for (let i = 0; i < 5; i++) {
    g.line([pt(8, 28 + i * 10), pt(26, 22 + i * 10), pt(43, 32 + i * 10)], 'm');
    g.line([pt(92, 28 + i * 10), pt(74, 22 + i * 10), pt(57, 32 + i * 10)], 'm');
  }
});
glyph('candle', 'fire', 'thing', (g) => {
  g.shape('36,100! 38,46! 62,46! 64,100!', 'b', [0, 0.4, 9]);
  g.shape('36,46! 44,40 56,40 64,46! 62,62 60,62 58,52! 54,58 52,72 48,58! 44,50 40,64 38,58!', 'b');
  g.line('50,46! 50,34!', 'l');
  g.shape('50,-4! 54,8 64,16 62,28 60,38 50,38 40,38 38,28 36,18 46,10', 'F', [0, 0.4, 8]);
  for (const a of [-150, -120, -60, -30]) g.line([polar(50, 22, 22, a), polar(50, 22, 32, a)], 'l');
  g.shape('20,94! 80,94! 70,106! 30,106!', 'M', [0, 0.4, 7]);
});
glyph('void', 'arcane', 'sky', (g) => {
  for (let i = 0; i < 40; i++)
    g.line([polar(50, 50, 36, i * 9), polar(50, 50, i % 2 ? 41 : 50, i * 9)], i % 2 ? 'n' : 'l');
  g.disc(50, 50, 34, 'p');
  g.disc(50, 50, 28, undefined, [200, 0.5, 9]);
  g.disc(54, 46, 24, 'p', null, 0, false);
});
glyph('echo', 'arcane', 'sky', (g) => {
  for (const r of [50, 38, 27, 17]) g.disc(50, 50, r, '', null);
  g.disc(50, 50, 8, undefined, [20, 0.5, 7]);
});
glyph('paradox', 'arcane', 'thing', (g) => {
  const p: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = (i / 24) * Math.PI * 2,
      k = 1 + Math.sin(t) * Math.sin(t);
    p.push(pt(50 + (50 * Math.cos(t)) / k, 50 + ((50 * Math.sin(t) * Math.cos(t)) / k) * 1.5));
  }
  g.ribbon(p, 9, 9, undefined, [50, 0.5, 9]);
});
glyph('chain', 'mineral', 'thing', (g) => {
  for (const [x, y] of [
    [18, 22],
    [50, 50],
    [82, 78],
  ]) {
    const o = [];
    for (let i = 0; i < 10; i++) {
      const q = polar(0, 0, 1, i * 36),
        u = q.x * 22,
        v = q.y * 11;
      o.push(pt(x + (u - v) * 0.72, y + (u + v) * 0.72));
    }
    g.shape(o, 'M', [60, 0.4, 8]);
    g.shape(
      o.map((p) => pt(x + (p.x - x) * 0.55, y + (p.y - y) * 0.55)),
      'p',
    );
  }
});
glyph('fangs', 'mineral', 'thing', (g) => {
  g.shape('|50,10 70,8 88,12 98,26! 92,34 86,34 80,28! 66,24 58,24 50,24', undefined, [20, 0.4, 8]);
  g.shape('|50,92 70,94 86,90 94,78! 88,70 82,70 78,76! 66,80 58,80 50,80', undefined, [20, 0.4, 8]);
  for (const [x, h, w] of [
    [22, 34, 8],
    [38, 18, 7],
    [50, 14, 6],
    [62, 18, 7],
    [78, 34, 8],
  ])
    g.shape(
      [
        pt(x - w, 26, 1),
        pt(x - w * 0.4, 26 + h * 0.6),
        pt(x, 26 + h, 1),
        pt(x + w * 0.6, 26 + h * 0.5),
        pt(x + w, 26, 1),
      ],
      'b',
      [0, 0.5, 7],
    );
  for (const [x, h, w] of [
    [32, 30, 7],
    [44, 15, 6],
    [56, 15, 6],
    [68, 30, 7],
  ])
    g.shape(
      [
        pt(x - w, 78, 1),
        pt(x - w * 0.4, 78 - h * 0.6),
        pt(x, 78 - h, 1),
        pt(x + w * 0.6, 78 - h * 0.5),
        pt(x + w, 78, 1),
      ],
      'b',
      [0, 0.5, 7],
    );
});
glyph('dragon', 'fire', 'beast', (g) => {
  g.shape(
    '108,50! 98,38 84,36 74,38! 70,24 62,20 56,24! 52,6 36,-6 18,-10! 30,6 34,18 34,28! 16,36 6,58 2,104! 54,104! 48,84 56,70 72,70! 86,74 98,72 104,66! 94,62 82,64 72,60! 86,60 98,58',
    undefined,
    [200, 0.4],
  );
  for (const [x, y] of [
    [30, 32],
    [20, 44],
    [12, 58],
    [7, 74],
    [4, 90],
  ])
    g.shape([pt(x + 2, y - 6, 1), pt(x - 14, y - 8, 1), pt(x - 2, y + 8, 1)], 'b');
  g.shape('56,42! 62,34 72,38 74,44! 66,48', 'b');
  g.shape('65,37! 68,42 65,46! 62,42', 'k', null, false);
  g.line('50,36 62,28 78,34', 'l');
  g.disc(98, 48, 2, 'k', null, 0, false);
  for (const x of [80, 88, 96]) g.shape([pt(x, 60, 1), pt(x + 3, 67, 1), pt(x + 6, 60, 1)], 'b');
  g.line('34,48! 44,58! 36,66!');
  g.line('24,66! 36,76! 26,86!');
  g.line('44,70! 40,84! 46,96!');
  g.ribbon('56,26 48,8 34,2 20,-8', 8, 1, 'b', [30, 0.4, 7]);
});
glyph('crossing', 'arcane', 'thing', (g) => {
  g.disc(50, 50, 42, '', null);
  g.disc(50, 50, 34, undefined, [30, 0.4]);
  g.ribbon('8,8 50,50 92,92', 7, 7, 'p');
  g.ribbon('92,8 50,50 8,92', 7, 7, 'p');
});
glyph('chevrons', 'air', 'sky', (g) => {
  for (const x of [6, 36, 66])
    g.shape(
      [pt(x, 14, 1), pt(x + 12, 14, 1), pt(x + 34, 50, 1), pt(x + 12, 86, 1), pt(x, 86, 1), pt(x + 22, 50, 1)],
      undefined,
      [10, 0.6, 9],
    );
});
glyph('atom', 'fire', 'sky', (g) => {
  for (const a of [0, 60, 120]) {
    const o = [];
    for (let i = 0; i < 10; i++) {
      const q = polar(0, 0, 1, i * 36),
        u = q.x * 52,
        v = q.y * 17,
        t = (a * Math.PI) / 180;
      o.push(pt(50 + u * Math.cos(t) - v * Math.sin(t), 50 + u * Math.sin(t) + v * Math.cos(t)));
    }
    g.shape(o, '', null);
  }
  g.shape('38,42! 44,34! 58,36! 52,46! 60,54! 48,64! 40,58!', 'F', [20, 0.5, 7]);
  g.disc(95, 26, 4.5, 'b');
  g.disc(5, 26, 4.5, 'b');
  g.disc(50, 102, 4.5, 'b');
});
