import type { Order, PaymentWindow } from "@suvarna/contract/orders/schemas";
import type { WindowResult } from "./gateways/gateway-window.ts";
import { findGatewayWindow } from "./gateways/registry.ts";

let stored: { orderId: string; window: PaymentWindow } | null = null;

/** Stores the payment window of a new order, for the next page. */
export function storeWindow(orderId: string, window: PaymentWindow): void {
  stored = { orderId, window };
}

/**
 * Returns and removes an order's stored payment window. A page that is loaded again finds none, so
 * it does not open the window by itself.
 */
export function takeStoredWindow(orderId: string): PaymentWindow | null {
  const found = stored?.orderId === orderId ? stored.window : null;
  if (found) stored = null;
  return found;
}

/**
 * Opens the payment window of a real gateway.
 * @throws Error when its script can't be loaded, or this storefront does not know the gateway
 */
export async function openGateway(window: PaymentWindow, order: Order): Promise<WindowResult> {
  const gateway = findGatewayWindow(window.gateway);
  if (!gateway) throw new Error(`No window for the gateway ${window.gateway}`);
  return gateway.open(window, order);
}
