import type { PaymentChoice } from "@suvarna/contract/orders/constants";
import type { Order, PaymentWindow } from "@suvarna/contract/orders/schemas";
import type { SandboxResult } from "@suvarna/contract/payments/schemas";

/**
 * The result that a gateway's window reports to the page, with the gateway's signed result if the
 * gateway gives one. The result is no evidence of a payment: the shop asks the gateway itself.
 */
export type WindowResult = SandboxResult;

/**
 * A payment gateway in the browser. Each gateway has its own folder and a line in `registry.ts`.
 */
export interface GatewayWindow {
  /** The gateway's name in the server's API. */
  readonly name: string;
  /** The gateway's name for shoppers. */
  readonly title: string;
  /** The payment methods that go through this gateway, if the shop uses it. */
  readonly choices: readonly PaymentChoice[];
  /**
   * The message when the shop can't verify the payment; by default the server's message is shown.
   */
  readonly unverified?: string;
  /**
   * Opens the gateway's own window, and loads its script first.
   * @throws Error when the script can't be loaded
   */
  open(window: PaymentWindow, order: Order): Promise<WindowResult>;
}
