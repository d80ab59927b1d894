import type { Order, PaymentWindow } from "@suvarna/contract/orders/schemas";
import { tabMemory } from "../platform/browser-memory.ts";
import type { WindowResult } from "./gateways/gateway-window.ts";
import { findGatewayWindow } from "./gateways/registry.ts";

const KEY = "payment-window";

/**
 * Stores the payment window of a new order for the payment page, which is a separate document. The
 * stored data has ids and the amount, and no personal data.
 */
export function storeWindow(orderId: string, window: PaymentWindow): void {
  tabMemory.setItem(KEY, JSON.stringify({ orderId, window }));
}

/**
 * Returns an order's stored payment window and removes it from the storage, so that a reloaded page
 * does not open the window by itself.
 */
export function takeStoredWindow(orderId: string): PaymentWindow | null {
  const storedWindow = stored();
  tabMemory.removeItem(KEY);
  return storedWindow?.orderId === orderId ? storedWindow.window : null;
}

function stored(): { orderId: string; window: PaymentWindow } | null {
  try {
    return JSON.parse(tabMemory.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
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
