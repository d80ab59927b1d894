import { type DeskMoveInput, ReturnDecisionInput } from "@suvarna/contract/orders/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { ORDER_STATES } from "@suvarna/domain/order";
import { refundNeedsApproval } from "@suvarna/domain/staff/approval";
import * as z from "zod/mini";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Approvals, ApprovedAct } from "../staff/index.ts";
import { cancelOrder } from "./cancel-order.ts";
import { decideReturn } from "./decide-return.ts";
import { moneyBackOf } from "./money-back.ts";
import { moveAtDesk } from "./move-at-desk.ts";
import { findOrder, type PlacedOrder } from "./queries.ts";

/** The dependencies of steps of staff by which money goes back. */
export interface DeskParts {
  readonly payments: Pick<Payments, "cancel">;
  readonly approvals: Approvals;
}

const WITHOUT_REASON = "No reason was given.";

/** A cancellation that waits for a second person, with the state and the money that were seen. */
const Cancelling = z.object({
  orderId: z.string(),
  from: z.enum(ORDER_STATES),
  note: z.optional(z.string()),
  amount: z.int(),
});
type Cancelling = z.output<typeof Cancelling>;

/** A return whose acceptance waits for a second person. */
const Accepting = z.object({ orderId: z.string(), input: ReturnDecisionInput, amount: z.int() });
type Accepting = z.output<typeof Accepting>;

/**
 * Makes a step of an order. A cancellation by which much money goes back waits for a second person.
 * @returns the request; null when the step is made
 * @throws Refusal as `moveAtDesk`
 */
export async function moveOrAsk(
  act: Act,
  { payments, approvals }: DeskParts,
  orderId: string,
  input: DeskMoveInput,
): Promise<Approval | null> {
  const { from, to, note } = input;
  const order = await orderOf(act.tx, orderId);
  const amount = moneyBackOf(order);
  if (to !== "cancelled" || !refundNeedsApproval(amount, approvals.limits)) {
    await moveAtDesk(act, payments, orderId, input);
    return null;
  }
  if (order.state !== from) throw new Refusal("order_moved");
  return approvals.request(act, {
    kind: "order.cancel",
    payload: { orderId, from, amount, ...(note ? { note } : {}) } satisfies Cancelling,
    subject: orderId,
    before: { state: order.state },
    after: { state: to, amountBack: amount },
    reason: note || WITHOUT_REASON,
  });
}

/**
 * Decides about a return. Taking back an order by which much money goes back waits for a second
 * person.
 * @returns the request; null when it is decided
 * @throws Refusal as `decideReturn`
 */
export async function decideOrAsk(
  act: Act,
  { payments, approvals }: DeskParts,
  { orderId, input, staffId }: { orderId: string; input: ReturnDecisionInput; staffId: string },
): Promise<Approval | null> {
  const order = await orderOf(act.tx, orderId);
  const amount = moneyBackOf(order);
  if (!input.accept || !refundNeedsApproval(amount, approvals.limits)) {
    await decideReturn(act, payments, orderId, input, staffId);
    return null;
  }
  if (order.return?.state !== "requested") throw new Refusal("return_decided");
  return approvals.request(act, {
    kind: "return.accept",
    payload: { orderId, input, amount } satisfies Accepting,
    subject: orderId,
    before: { state: order.state },
    after: { state: "returned", amountBack: amount },
    reason: input.note || WITHOUT_REASON,
  });
}

/**
 * Cancels an order as a second person has approved.
 * @throws Refusal order_not_found, order_moved, order_dispatched, conflict
 */
export async function cancelApproved(
  act: Act,
  { payments }: Pick<DeskParts, "payments">,
  { payload }: ApprovedAct,
): Promise<void> {
  const { orderId, from, note, amount } = Cancelling.parse(payload);
  refuseOtherSum(await orderOf(act.tx, orderId), amount);
  await cancelOrder(act, payments, orderId, { reason: note, from });
}

/**
 * Takes back an order as a second person has approved.
 * @throws Refusal order_not_found, return_decided, conflict
 */
export async function acceptApprovedReturn(
  act: Act,
  { payments }: Pick<DeskParts, "payments">,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { orderId, input, amount } = Accepting.parse(payload);
  refuseOtherSum(await orderOf(act.tx, orderId), amount);
  await decideReturn(act, payments, orderId, input, askedBy);
}

/** @throws Refusal order_not_found */
async function orderOf(tx: Tx, orderId: string): Promise<PlacedOrder> {
  const order = await findOrder(tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  return order;
}

/** The second person has approved a sum, and no other one. @throws Refusal conflict */
function refuseOtherSum(order: PlacedOrder, amount: number): void {
  if (moneyBackOf(order) === amount) return;
  throw new Refusal("conflict", {
    message:
      "The sum that goes back is another one since this was asked for, so it was not carried out.",
  });
}
