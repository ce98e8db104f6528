/* Shows what the server calls this browser for, and opens the table. Nothing else: its scope (/push/) has no page in it, so that
   another service worker may have the pages. What comes is sealed for this browser; where it goes is still looked at. */

self.addEventListener('push', (event) => {
  const told = read(event.data);
  const options = {
    body: told.body,
    lang: told.lang,
    tag: told.tag,
    icon: '/icon.svg',
    data: { navigate: told.navigate },
  };
  event.waitUntil(self.registration.showNotification(told.title ?? 'Grimoire', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.navigate));
});

/** A browser that was called must show something, so what cannot be read is an empty notice. */
function read(data) {
  try {
    return data.json().notification ?? {};
  } catch {
    return {};
  }
}

/** A page of ours alone; one that is open there already comes to the front. */
async function open(address) {
  const wanted = new URL(address ?? '/', self.location.origin);
  const page = wanted.origin === self.location.origin ? wanted.href : `${self.location.origin}/#/me`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => one.url === page);
  await (there ? there.focus() : self.clients.openWindow(page));
}
