import type { PaymentPurpose } from "@suvarna/domain/payment";
import { act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { CheckPaymentDependencies } from "./check-payment.ts";
import { type Customer, GatewayError, type GatewayName, type GatewayOrder } from "./gateway.ts";
import { findNewestPayment, findPayment, movePayment, type Payment } from "./queries.ts";

/**
 * A payment that the shopper can make, with the data by which the browser opens the gateway's page.
 */
export interface OpenPayment extends Payment {
  readonly reference: string;
  readonly sessionId: string;
}

/** Selects one of an order's payments. */
export interface PaymentOfOrder {
  readonly orderId: string;
  readonly purpose: PaymentPurpose;
}

export interface OpenCheckoutDependencies
  extends Pick<CheckPaymentDependencies, "app" | "gateway" | "log"> {
  /** All gateways, in the sequence in which they are tried. */
  readonly gateways: readonly GatewayName[];
}

/**
 * Asks the gateway to open its order for a payment, unless that has happened already. If a gateway
 * does not answer, the next gateway is tried. Two simultaneous calls return the same order.
 * @returns null when the payment is paid, failed, cancelled or expired: a window would take money
 * that has to go back
 * @throws Refusal payment_unavailable when no gateway answers; a later call may succeed
 */
export async function openCheckout(
  dependencies: OpenCheckoutDependencies,
  { orderId, purpose }: PaymentOfOrder,
  customer: Customer,
): Promise<OpenPayment | null> {
  const { clock, database } = dependencies.app;
  const { db } = database;
  const payment = await findNewestPayment(db, orderId);
  if (!payment) throw new Refusal("payment_unavailable");
  if (payment.purpose !== purpose || !isAwaited(payment, clock())) return null;
  if (isOpened(payment)) return payment;
  const { gateway, order } = await firstAnswer(dependencies, payment, customer);
  await act(dependencies.app, { kind: "gateway", name: gateway }, ({ tx }) =>
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
  { app, gateways, gateway: find, log }: OpenCheckoutDependencies,
  { id, orderId, purpose, gateway: first, amount, currency, expiresAt }: Payment,
  customer: Customer,
): Promise<{ gateway: GatewayName; order: GatewayOrder }> {
  const now = app.clock();
  const bill = { orderId, purpose, paymentId: id, amount, currency, customer, now, expiresAt };
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
