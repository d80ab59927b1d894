import type { PaymentWindow } from "@suvarna/contract/orders/schemas";
import { rupees } from "@suvarna/domain/money";
import type { GatewayConnection, OrderFields } from "./gateway.ts";
import type { OpenPayment } from "./open-checkout.ts";

/** The data with which the browser opens a gateway's window. */
export interface OpenedWindow {
  readonly payment: PaymentWindow;
  /** The fields of the reply that only this gateway uses. */
  readonly orderFields: OrderFields;
}

/**
 * The data with which the browser opens the gateway's window of a payment.
 * @param isLocal whether the sandbox's window replaces the gateway's window
 */
export function openedWindow(
  { gateway, reference, sessionId, amount, currency }: OpenPayment,
  { connection, isLocal }: { connection: GatewayConnection | null; isLocal: boolean },
): OpenedWindow {
  const { mode, keyId } = connection?.window ?? { mode: "production" };
  return {
    payment: {
      gateway,
      sessionId,
      amount: rupees(amount),
      currency,
      ...(isLocal ? { mode: "local" } : { mode, ...(keyId === undefined ? {} : { keyId }) }),
    },
    orderFields: connection?.orderFields?.(reference, { amount, currency }) ?? {},
  };
}
