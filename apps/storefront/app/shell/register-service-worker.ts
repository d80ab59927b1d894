import { base } from "@suvarna/words/here/language";
import address from "./service-worker.ts?worker&url";

/**
 * Registers the service worker, which keeps what the visitor sees on the device. The service worker
 * does not see the first page of a first visit, so that page and the home page are kept here. A
 * browser without service workers, or one that refuses this one, shows the shop with a connection
 * only.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !("caches" in window)) return;
  await serviceWorker.register(address, { scope: "/" });
  if (serviceWorker.controller) return;
  const { pathname, search } = window.location;
  const pages = await caches.open("pages");
  await pages.addAll([...new Set([base || "/", pathname + search])]);
}
