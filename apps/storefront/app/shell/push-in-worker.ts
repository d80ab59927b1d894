/**
 * The part of the service worker that shows push messages as notifications, and opens the page of a
 * notification that is pressed.
 */

/** A push message, as `apps/server/src/push/push-carrier.ts` sends it. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly topic: string;
  readonly language: string;
}

// The types of a page, which this file has, don't know the events and services of a worker.

interface PushEvent extends Event {
  readonly data: { json(): Pushed } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface NotificationEvent extends Event {
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(filter: { readonly type: "window" }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
}
const worker = globalThis as unknown as Worker;

/** A newer notification of the same topic replaces an older one, and is announced again. */
function show({ title, body, path, topic, language }: Pushed): Promise<void> {
  const options = {
    body,
    tag: topic,
    renotify: true,
    lang: language,
    icon: "/icon-192.png",
    data: { path },
  };
  return worker.registration.showNotification(title, options);
}

/** Shows the page if it is open, and opens it otherwise. Another open page stays as it is. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url === new URL(path, location.origin).href);
  await (page ? page.focus() : worker.clients.openWindow(path));
}

/** Makes the service worker listen to push messages. */
export function listenToPush(): void {
  addEventListener("push", (event) => {
    const { data, waitUntil } = event as PushEvent;
    if (data) waitUntil.call(event, show(data.json()));
  });
  addEventListener("notificationclick", (event) => {
    const { notification, waitUntil } = event as NotificationEvent;
    notification.close();
    waitUntil.call(event, open(String(notification.data.path)));
  });
}

/** Ends the browser's subscription, and closes the notifications that the device still shows. */
export async function forgetPush(): Promise<void> {
  const { registration } = worker;
  for (const notification of await registration.getNotifications()) notification.close();
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}
