import type { Paise } from "@suvarna/domain/money";
import { canPaymentMove, type PaymentPurpose } from "@suvarna/domain/payment";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { CURRENCY, type GatewayName } from "./gateway.ts";
import * as queries from "./queries.ts";
import type { PaymentsConfig } from "./settings.ts";

/** A payment that an order asks for. */
export interface NewPayment {
  readonly orderId: string;
  readonly amount: Paise;
  /**
   * The gateway that the shopper wants. The shop's preferred gateway is used when the shopper wants
   * none, or when the wanted gateway is not available.
   */
  readonly gateway: GatewayName | undefined;
  /**
   * The time in milliseconds within which the payment can be made; undefined takes the time of the
   * settings.
   */
  readonly openMs?: number | undefined;
}

/** The dependencies of beginning a payment. */
export interface BeginPaymentDependencies {
  /** The gateways that shoppers can pay through, the preferred one first. */
  readonly gateways: readonly GatewayName[];
  readonly config: { readonly payments: Pick<PaymentsConfig, "checkMs" | "openMs"> };
}

/** How many payments an order may have until it stays with its gateway. */
const MOST_PAYMENTS = 8;

/** Stores the payment that an order asks for. @throws Refusal online_payment_unavailable */
export async function begin(
  { tx, at: now }: Act,
  { gateways, config }: BeginPaymentDependencies,
  purpose: PaymentPurpose,
  due: NewPayment,
): Promise<void> {
  const { orderId, amount } = due;
  const gateway = gateways.find((name) => name === due.gateway) ?? gateways[0];
  if (!gateway) throw new Refusal("online_payment_unavailable");
  const { checkMs } = config.payments;
  const { openMs = config.payments.openMs } = due;
  await queries.insertPayment(tx, {
    id: newId(now.getTime()),
    orderId,
    purpose,
    gateway,
    state: "created",
    amount,
    currency: CURRENCY,
    reference: null,
    sessionId: null,
    captureReference: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + openMs),
    checkAt: new Date(now.getTime() + checkMs),
  });
}

/** Begins or reopens the payment of an order's rest, as `Payments.beginRest` says. */
export async function beginRest(
  act: Act,
  dependencies: BeginPaymentDependencies,
  { orderId, amount, gateway: wantedGateway }: Omit<NewPayment, "openMs">,
): Promise<void> {
  const { tx, at: now } = act;
  const lockedPayments = await queries.lockPayments(tx, orderId);
  const first = lockedPayments.findLast(({ purpose }) => purpose === "order");
  if (!first) throw new Refusal("payment_unavailable");
  const rests = lockedPayments.filter(({ purpose }) => purpose === "rest");
  if (rests.some(({ state }) => state === "paid")) throw new Refusal("payment_over");
  const open = rests.find(({ state }) => canPaymentMove(state, "expired"));
  // Money of a wrong amount also completes the gateway's order, so that order can't be paid again.
  const spent = open && (await queries.isSpent(tx, open.id));
  const other = otherGateway(dependencies, lockedPayments, open?.gateway, wantedGateway);
  if (open && !spent && !other && open.expiresAt > now) {
    if (open.state === "failed") {
      await queries.movePayment(tx, open, "pending", { checkAt: now });
    }
    return;
  }
  // If the shopper still pays in the old window, the order takes the money. The old window itself
  // can't be opened again.
  if (open) await queries.movePayment(tx, open, "expired", { checkAt: now });
  await begin(act, dependencies, "rest", { orderId, amount, gateway: other ?? first.gateway });
  if (open && other) recordChange(act, open, other);
}

/**
 * Reopens an order's first payment at its gateway, or begins a payment at another gateway, as
 * `Payments.reopen` says.
 */
export async function reopen(
  act: Act,
  dependencies: BeginPaymentDependencies,
  orderId: string,
  wantedGateway?: GatewayName,
): Promise<void> {
  const { tx, at: now } = act;
  const lockedPayments = await queries.lockPayments(tx, orderId);
  const payment = lockedPayments.findLast(({ purpose }) => purpose === "order");
  const over = !payment || payment.expiresAt <= now;
  // Money of a wrong amount also completes the gateway's order, so that order can't be paid again.
  const spent = payment && (await queries.isSpent(tx, payment.id));
  if (over || spent || !canPaymentMove(payment.state, "expired")) {
    throw new Refusal("payment_over");
  }
  const gateway = otherGateway(dependencies, lockedPayments, payment.gateway, wantedGateway);
  if (gateway) {
    // The reconciler closes the old payment at its gateway. Money that came there in the meantime
    // still counts.
    await queries.movePayment(tx, payment, "expired", { checkAt: now });
    const openMs = payment.expiresAt.getTime() - now.getTime();
    await begin(act, dependencies, "order", { orderId, amount: payment.amount, gateway, openMs });
    recordChange(act, payment, gateway);
    return;
  }
  if (payment.state !== "failed") return;
  await queries.movePayment(tx, payment, "pending", { checkAt: now });
}

/**
 * Chooses another gateway for a payment. @returns the gateway to which the payment changes;
 * undefined when the payment keeps its gateway
 */
function otherGateway(
  { gateways }: BeginPaymentDependencies,
  earlier: readonly queries.Payment[],
  present: GatewayName | undefined,
  wantedGateway: GatewayName | undefined,
): GatewayName | undefined {
  if (wantedGateway === present || earlier.length >= MOST_PAYMENTS) return undefined;
  return gateways.find((name) => name === wantedGateway);
}

function recordChange(
  act: Act,
  { id: paymentId, orderId, purpose, gateway: before }: queries.Payment,
  gateway: GatewayName,
): void {
  act.record({
    what: "payment.gateway_changed",
    subject: orderId,
    before: { gateway: before },
    after: { gateway, purpose, paymentId },
  });
}
