import { canPaymentMove } from "@suvarna/domain/payment";
import type { Bus, Emit } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import type { FailureReason, PaymentFollower } from "./follower.ts";
import type { Evidence } from "./gateway.ts";
import * as queries from "./queries.ts";

export interface SettlingParts {
  readonly bus: Pick<Bus, "transact">;
  readonly clock: Clock;
  readonly follower: () => PaymentFollower;
}

/**
 * The one way in which a payment changes by what a gateway says. Return page, webhook and
 * reconciler all end here, each with evidence that the gateway has signed or that was fetched from
 * it. Each thing said counts once; state, history, money and stock change in one transaction.
 * @returns false when the gateway speaks of an order that is not ours
 */
export function settle(
  parts: SettlingParts,
  evidence: Evidence,
  source: "webhook" | "check",
): Promise<boolean> {
  const at = parts.clock();
  return parts.bus.transact(async (tx, emit) => {
    const payment = await queries.lockByReference(tx, evidence.gateway, evidence.reference);
    if (!payment) return false;
    if (!(await queries.insertEvent(tx, payment, evidence, { source, at }))) return true;
    switch (evidence.outcome) {
      case "paid":
        await takeMoney(parts, tx, emit, { payment, evidence, at });
        break;
      case "failed":
        await fail(parts, tx, emit, payment, "declined");
        break;
      case "pending":
        // Something is under way: the gateway is asked soon.
        await queries.planCheck(tx, payment.id, at);
        break;
      case "dropped":
        break;
    }
    return true;
  });
}

/** Money is in the book before anything else; what the order does not take is owed back. */
async function takeMoney(
  { follower }: SettlingParts,
  tx: Db,
  emit: Emit,
  { payment, evidence, at }: { payment: queries.Payment; evidence: Evidence; at: Date },
): Promise<void> {
  const { gateway, paymentReference, amount, currency } = evidence;
  const fits = amount === payment.amount && currency === payment.currency;
  const open = canPaymentMove(payment.state, "paid");
  const taken = fits && open && (await follower().paid(tx, emit, payment));
  // Before it is paid: only one payment of a purpose can be open or paid.
  if (taken) await queries.endOthers(tx, payment);
  const reason = !fits ? "another amount" : open ? "not to be had any more" : "paid already";
  await queries.insertCapture(tx, {
    ...{ id: newId(at.getTime()), paymentId: payment.id },
    ...{ gateway, paymentReference, amount, currency, capturedAt: at },
    ...(taken
      ? { refund: "none", refundReason: null, refundAt: null }
      : { refund: "due", refundReason: reason, refundAt: at }),
    refundTries: 0,
  });
  if (taken) await queries.movePayment(tx, payment, "paid");
  else if (!fits) await fail({ follower }, tx, emit, payment, "wrong amount");
}

/** Only a payment that is open can fail: what failed before, or is paid, stays as it is. */
async function fail(
  { follower }: Pick<SettlingParts, "follower">,
  tx: Db,
  emit: Emit,
  payment: queries.Payment,
  reason: FailureReason,
): Promise<void> {
  if (payment.state !== "pending") return;
  await queries.movePayment(tx, payment, "failed");
  await follower().failed(tx, emit, payment, reason);
}

/** The time to pay is over: the order gives up what it held. Money that comes later is dealt with. */
export function giveUp(parts: SettlingParts, paymentId: string): Promise<void> {
  return parts.bus.transact(async (tx, emit) => {
    const payment = await queries.lockById(tx, paymentId);
    if (!canPaymentMove(payment.state, "expired")) return;
    await queries.movePayment(tx, payment, "expired");
    await parts.follower().failed(tx, emit, payment, "not in time");
  });
}
