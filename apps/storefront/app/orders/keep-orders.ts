import { addressOf } from "@suvarna/contract/client";
import { listOrders } from "@suvarna/contract/orders/calls";
import { type KeepOrders, startKeepingOrders } from "../platform/kept-orders.ts";
import { listOf } from "./order-queries.ts";

/**
 * Switches on that this device keeps the user's orders, and lets the service worker store them at
 * once, also if it does not control this page yet.
 */
export async function keepOrders(token: string, userId: string): Promise<void> {
  await startKeepingOrders(token);
  const list = `/api${addressOf(listOrders, listOf(userId, "all"))}`;
  // The toast that refuses an order without a connection must be on the device too.
  void import("@suvarna/ui/toaster.tsx").catch(() => {});
  const message: KeepOrders = { keepOrders: { token, list } };
  // The browser may start its service worker only a few seconds after the page.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
