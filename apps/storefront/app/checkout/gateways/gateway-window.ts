import type { PaymentChoice } from "@suvarna/contract/orders/constants";
import type { Order, PaymentWindow } from "@suvarna/contract/orders/schemas";
import type { SandboxResult } from "@suvarna/contract/payments/schemas";

/**
 * What a gateway's window tells the page, with the gateway's signed result if there is one. It
 * proves nothing to the page: the shop asks the gateway itself.
 */
export type WindowResult = SandboxResult;

/** A payment gateway in the browser. Each has a folder of its own and one line in `registry.ts`. */
export interface GatewayWindow {
  /** As the server names it. */
  readonly name: string;
  /** As shoppers know it. */
  readonly title: string;
  /** The ways to pay that go through this gateway where the shop has it. */
  readonly choices: readonly PaymentChoice[];
  /** What the page says when the shop can't verify the payment; else it is the server's own words. */
  readonly unverified?: string;
  /**
   * Opens the gateway's own window, whose script is fetched only now.
   * @throws Error when the script can't be had
   */
  open(window: PaymentWindow, order: Order): Promise<WindowResult>;
}
