import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import {
  type KeepOrders,
  keepsOrders,
  stopKeepingOrders,
  storedReply,
} from "../platform/kept-orders.ts";
import { FORGET_VISIT } from "../platform/stored-visit.ts";
import { answerOrders, isOfOrders, keepListed, keepNow } from "./orders-in-worker.ts";
import { pageNeedsConnection } from "./page-needs-connection.ts";
import { forgetPush, listenToPush } from "./push-in-worker.ts";

/**
 * The service worker: it keeps what a visitor has seen on the device, so that the shop opens
 * without a connection. With a connection every page and every reply comes from the server, however
 * slow it is, so no stale price is shown. The pages are the same for all visitors, and a request
 * with a login is never answered from the device, except for the orders of a user who has switched
 * that on (`orders-in-worker.ts`). A logout deletes the visit, because the addresses of pages name
 * the orders and pieces that were opened, and the kept orders, and ends push messages to the device.
 */

const DAY_S = 86_400;

/**
 * Only complete replies are kept: no redirects, no errors, and no reply that the server forbids to
 * store.
 */
const onlyComplete = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !forbidsStoring(response) ? response : null,
};

function forbidsStoring({ headers }: Response): boolean {
  return headers.get("cache-control")?.includes("no-store") ?? false;
}

/** At most so many replies are kept, each for a month; the browser may drop all of them. */
function atMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true });
}

/**
 * Deletes what the device keeps of the visit, with the list of addresses and times that Workbox
 * stores.
 */
async function forgetVisit(): Promise<void> {
  for (const name of ["pages", "pictures", "replies"]) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

async function forgetAll(): Promise<void> {
  await Promise.all([forgetVisit(), stopKeepingOrders(), forgetPush()]);
}

/** An event of a service worker. The types of a page, which this file has, don't know it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

addEventListener("message", (message) => {
  const event = message as WorkerEvent & MessageEvent<KeepOrders | typeof FORGET_VISIT>;
  // Without `waitUntil` the browser may end the worker before the work is done.
  event.waitUntil(event.data === FORGET_VISIT ? forgetAll() : keepNow(event.data, keepFile(event)));
});

// Orders that nobody has opened for long are deleted when the browser starts the worker.
void keepsOrders();

listenToPush();

/** The pages of the shop. The back office and the API have no pages to keep. */
const pages = new NetworkFirst({
  cacheName: "pages",
  plugins: [onlyComplete, atMost(60)],
});
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !/^\/(admin|api)(\/|$)/.test(url.pathname),
  pages,
);

/** Scripts, styles and fonts. Their addresses change with their content. */
const assets = new CacheFirst({ cacheName: "assets", plugins: [onlyComplete, atMost(300)] });
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"), assets);

/** Returns the function that keeps a file of the build on the device during an event. */
function keepFile(event: WorkerEvent): (address: string) => Promise<unknown> {
  return (request) => assets.handle({ event, request });
}

/** The orders of a user who wants them on the device, and the account that their pages show. */
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isOfOrders(request, url),
  async ({ event, request }) => {
    const reply = await answerOrders(request);
    event.waitUntil(keepListed(request, keepFile(event)));
    return reply;
  },
);

/** The pictures of pieces. Another picture has another address. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/pictures/"),
  new CacheFirst({ cacheName: "pictures", plugins: [onlyComplete, atMost(200)] }),
);

/** Replies of the API that are the same for all visitors: rates, pieces, listings. */
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith("/api/") && !request.headers.has("authorization"),
  new NetworkFirst({
    cacheName: "replies",
    plugins: [onlyComplete, atMost(100)],
  }),
);

/**
 * The pages of kept orders are in their store. In place of a page that is not on the device, a page
 * says at the same address that it needs a connection.
 */
setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const kept = await storedReply(request.url);
  return kept ?? pageNeedsConnection(new URL(request.url).pathname);
});
