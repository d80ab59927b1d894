import { cashfree } from "./cashfree/window.ts";
import type { GatewayWindow } from "./gateway-window.ts";
import { razorpay } from "./razorpay/window.ts";

/**
 * Every gateway whose window the checkout can open. A new gateway needs a line here and its own
 * folder.
 */
const GATEWAY_WINDOWS: readonly GatewayWindow[] = [cashfree, razorpay];

/** Returns the payment window of a gateway by the gateway's name in the API. */
export function findGatewayWindow(name: string): GatewayWindow | undefined {
  return GATEWAY_WINDOWS.find((gateway) => gateway.name === name);
}

/** The gateway for a payment method; undefined where the shop may choose the gateway. */
export function gatewayOfChoice(choice: GatewayWindow["choices"][number]): string | undefined {
  return GATEWAY_WINDOWS.find(({ choices }) => choices.includes(choice))?.name;
}
