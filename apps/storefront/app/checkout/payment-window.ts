import type { Order, PaymentWindow } from "@suvarna/contract/orders/schemas";
import type { WindowResult } from "./gateways/gateway-window.ts";
import { findGatewayWindow } from "./gateways/registry.ts";

let waiting: { orderId: string; window: PaymentWindow } | null = null;

/** Keeps how the gateway of a new order is opened, for the page that the shopper comes to next. */
export function keepWindow(orderId: string, window: PaymentWindow): void {
  waiting = { orderId, window };
}

/** What was kept for an order, once: a page that is loaded again asks before it opens anything. */
export function takeWindow(orderId: string): PaymentWindow | null {
  const kept = waiting?.orderId === orderId ? waiting.window : null;
  if (kept) waiting = null;
  return kept;
}

/**
 * Opens a real gateway's own window.
 * @throws Error when its script can't be had, or this storefront does not know the gateway
 */
export async function openGateway(window: PaymentWindow, order: Order): Promise<WindowResult> {
  const gateway = findGatewayWindow(window.gateway);
  if (!gateway) throw new Error(`No window for the gateway ${window.gateway}`);
  return gateway.open(window, order);
}
