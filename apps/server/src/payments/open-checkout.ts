import type { PaymentPurpose } from "@suvarna/domain/payment";
import { act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { CheckingParts } from "./check-payment.ts";
import { type Customer, GatewayError, type GatewayName, type GatewayOrder } from "./gateway.ts";
import { findNewestPayment, findPayment, movePayment, type Payment } from "./queries.ts";

/** A payment that the shopper can make: what the browser opens the gateway's page with. */
export interface OpenPayment extends Payment {
  readonly reference: string;
  readonly sessionId: string;
}

/** The selection of one of an order's payments. */
export interface PaymentOfOrder {
  readonly orderId: string;
  readonly purpose: PaymentPurpose;
}

export interface OpeningParts extends Pick<CheckingParts, "app" | "gateway" | "log"> {
  /** All gateways, in the order in which they are asked. */
  readonly gateways: readonly GatewayName[];
}

/**
 * Asks the gateway for its order of an order's payment, unless it has one; when it does not answer, the next one is
 * asked. Two at once end with one and the same.
 * @returns null when nothing is waited for any more: it is paid, failed, cancelled or over, and a
 *   window that opened now would take money that has to go back
 * @throws Refusal payment_unavailable when none of them answers: it can be tried again
 */
export async function openCheckout(
  parts: OpeningParts,
  { orderId, purpose }: PaymentOfOrder,
  customer: Customer,
): Promise<OpenPayment | null> {
  const { clock, database } = parts.app;
  const { db } = database;
  const payment = await findNewestPayment(db, orderId);
  if (!payment) throw new Refusal("payment_unavailable");
  if (payment.purpose !== purpose || !isAwaited(payment, clock())) return null;
  if (isOpened(payment)) return payment;
  const { gateway, order } = await firstAnswer(parts, payment, customer);
  await act(parts.app, { kind: "gateway", name: gateway }, ({ tx }) =>
    movePayment(tx, payment, "pending", { gateway, ...order }),
  );
  const opened = await findPayment(db, payment.id);
  return opened && isOpened(opened) && isAwaited(opened, clock()) ? opened : null;
}

function isAwaited({ state, expiresAt }: Payment, now: Date): boolean {
  return (state === "created" || state === "pending") && now < expiresAt;
}

export function isOpened(payment: Payment): payment is OpenPayment {
  return payment.reference !== null && payment.sessionId !== null;
}

async function firstAnswer(
  { gateways, gateway: find, log }: OpeningParts,
  { id, orderId, purpose, gateway: first, amount, currency, expiresAt }: Payment,
  customer: Customer,
): Promise<{ gateway: GatewayName; order: GatewayOrder }> {
  const bill = { orderId, purpose, paymentId: id, amount, currency, customer, expiresAt };
  for (const name of [first, ...gateways.filter((other) => other !== first)]) {
    try {
      const order = await find(name)?.open(bill);
      if (order) return { gateway: name, order };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ gateway: name, why: error.message }, "a gateway opened no order");
    }
  }
  throw new Refusal("payment_unavailable");
}
