import { DeskMoveInput, ReturnDecisionInput } from "@suvarna/contract/orders/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { takePart, totalOfAmounts } from "@suvarna/domain/partial-refund";
import { refundNeedsApproval } from "@suvarna/domain/staff/approval";
import * as z from "zod/mini";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Approvals, ApprovedAct } from "../staff/index.ts";
import { decideReturn, moneyBackOfReturn } from "./decide-return.ts";
import { type DispatchConfig, dispatchRefundOf } from "./dispatch-order.ts";
import { moneyBackOf } from "./money-back.ts";
import { moveAtDesk } from "./move-at-desk.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { leftOf, type RefundRequest, requestRefund } from "./request-refund.ts";
import { refuseMoved } from "./weigh-pieces.ts";

/** The dependencies of steps of staff by which money goes back. */
export interface DeskParts {
  readonly payments: Pick<
    Payments,
    "cancel" | "hold" | "oweByHand" | "refundByHand" | "refundPart"
  >;
  readonly approvals: Approvals;
  readonly config: { readonly secret: string; readonly orders: DispatchConfig };
}

const WITHOUT_REASON = "No reason was given.";

/** The steps by which money goes back: through the gateway, or by the hand of staff. */
const MONEY_STEPS: readonly DeskMoveInput["to"][] = ["cancelled", "refunded"];

/** Whether money goes back by a step of staff. */
export function sendsMoneyBack({ to }: Pick<DeskMoveInput, "to">): boolean {
  return MONEY_STEPS.includes(to);
}

/** A cancellation or dispatch that waits for a second person, with the money that was seen. */
const Moving = z.object({ orderId: z.string(), input: DeskMoveInput, amount: z.int() });
type Moving = z.output<typeof Moving>;

/** A refund of a part that waits for a second person, with the sum that was seen. */
const Refunding = z.object({
  orderId: z.string(),
  wanted: z.union([
    z.object({ whole: z.literal(true) }),
    z.object({ pieces: z.array(z.object({ position: z.int(), quantity: z.int() })) }),
    z.object({ amount: z.int() }),
  ]),
  note: z.string(),
  handReference: z.nullable(z.string()),
  key: z.string(),
  amount: z.int(),
});
type Refunding = z.output<typeof Refunding>;

/** A return whose acceptance waits for a second person. */
const Accepting = z.object({ orderId: z.string(), input: ReturnDecisionInput, amount: z.int() });
type Accepting = z.output<typeof Accepting>;

/**
 * Makes a step of an order. A cancellation or dispatch by which much money goes back waits for a second person. A
 * refund by hand follows a return, which has waited already.
 * @returns the request; null when the step is made
 * @throws Refusal as `moveAtDesk`
 */
export async function moveOrAsk(
  act: Act,
  { payments, approvals, config }: DeskParts,
  step: DeskStep,
): Promise<Approval | null> {
  const { orderId, input, staffId, hasFreshProof } = step;
  const { from, to, note } = input;
  const order = await heldOrder(act, payments, orderId);
  const amount = await amountOfStep(act, order, to);
  // Dispatch is daily work; a dispatch that sends money back is not.
  if (amount > 0 && !hasFreshProof) throw new Refusal("fresh_proof_needed");
  const isLarge = amount > 0 && refundNeedsApproval(order.refunded + amount, approvals.limits);
  if (!isLarge || to === "refunded") {
    await moveAtDesk(act, { payments, config }, orderId, input, staffId);
    return null;
  }
  if (order.state !== from) refuseMoved(order);
  return approvals.request(act, {
    kind: to === "cancelled" ? "order.cancel" : "order.dispatch",
    payload: { orderId, input, amount } satisfies Moving,
    subject: orderId,
    before: { state: order.state },
    after: { state: to, amountBack: amount },
    reason: note || WITHOUT_REASON,
  });
}

/** A step of an order by a member of staff. */
interface DeskStep {
  readonly orderId: string;
  readonly input: DeskMoveInput;
  readonly staffId: string;
  readonly hasFreshProof: boolean;
}

/** The sum in paise that goes back by a step. A dispatch settles the difference in weight. */
async function amountOfStep(
  act: Act,
  order: PlacedOrder,
  to: DeskMoveInput["to"],
): Promise<number> {
  if (to === "shipped") return order.state === "processing" ? dispatchRefundOf(act, order) : 0;
  return to === "cancelled" ? moneyBackOf(order) : 0;
}

/**
 * Sends a part of an order's money back. When all that went back of the order is much money, the refund
 * waits for a second person, so that many small parts do not take the place of a large one.
 * @returns the request; null when the refund is under way
 * @throws Refusal as `requestRefund`
 */
export async function refundOrAsk(
  act: Act,
  { payments, approvals }: DeskParts,
  orderId: string,
  request: RefundRequest,
): Promise<Approval | null> {
  const order = await heldOrder(act, payments, orderId);
  const isKnown = order.refunds.some(({ key }) => key === request.key);
  const amount = amountOf(order, request);
  if (isKnown || !refundNeedsApproval(order.refunded + amount, approvals.limits)) {
    await requestRefund(act, payments, orderId, request);
    return null;
  }
  const { wanted, note, handReference, key } = request;
  return approvals.request(act, {
    kind: "order.refund",
    payload: {
      orderId,
      wanted: copyOf(wanted),
      note,
      handReference,
      key,
      amount,
    } satisfies Refunding,
    subject: orderId,
    before: { refunded: order.refunded },
    after: { refunded: order.refunded + amount, amountBack: amount },
    reason: note,
  });
}

/** The sum of a part in paise; 0 where it can't be taken, which `requestRefund` refuses. */
function amountOf(order: PlacedOrder, { wanted }: Pick<RefundRequest, "wanted">): number {
  const amounts = takePart(leftOf(order), wanted);
  return amounts ? totalOfAmounts(amounts) : 0;
}

function copyOf(wanted: RefundRequest["wanted"]): Refunding["wanted"] {
  return "pieces" in wanted ? { pieces: wanted.pieces.map((piece) => ({ ...piece })) } : wanted;
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
  const order = await heldOrder(act, payments, orderId);
  const amount = moneyBackOfReturn(order);
  if (!input.accept || !refundNeedsApproval(order.refunded + amount, approvals.limits)) {
    await decideReturn(act, payments, orderId, input, staffId);
    return null;
  }
  if (order.return?.state !== "requested") throw new Refusal("return_decided");
  return approvals.request(act, {
    kind: "return.accept",
    payload: { orderId, input, amount } satisfies Accepting,
    subject: orderId,
    before: { state: order.state },
    after: { state: order.return.lines ? order.state : "returned", amountBack: amount },
    reason: input.note || WITHOUT_REASON,
  });
}

/**
 * Makes a step of an order as a second person has approved.
 * @throws Refusal conflict, and as `moveAtDesk`
 */
export async function moveApproved(
  act: Act,
  { payments, config }: Pick<DeskParts, "payments" | "config">,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { orderId, input, amount } = Moving.parse(payload);
  const order = await heldOrder(act, payments, orderId);
  refuseOtherSum(await amountOfStep(act, order, input.to), amount);
  await moveAtDesk(act, { payments, config }, orderId, input, askedBy);
}

/**
 * Sends a part of an order's money back as a second person has approved.
 * @throws Refusal conflict, and as `requestRefund`
 */
export async function refundApproved(
  act: Act,
  { payments }: Pick<DeskParts, "payments">,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { orderId, amount, ...request } = Refunding.parse(payload);
  const order = await heldOrder(act, payments, orderId);
  refuseOtherSum(amountOf(order, request), amount);
  await requestRefund(act, payments, orderId, { ...request, staffId: askedBy });
}

/**
 * Takes back an order as a second person has approved.
 * @throws Refusal conflict, and as `decideReturn`
 */
export async function acceptApprovedReturn(
  act: Act,
  { payments }: Pick<DeskParts, "payments">,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { orderId, input, amount } = Accepting.parse(payload);
  refuseOtherSum(moneyBackOfReturn(await heldOrder(act, payments, orderId)), amount);
  await decideReturn(act, payments, orderId, input, askedBy);
}

/**
 * An order whose payments and row are locked until the act ends, so that the sum which is judged is the
 * one that goes back.
 * @throws Refusal order_not_found
 */
async function heldOrder(
  act: Act,
  payments: Pick<Payments, "hold">,
  orderId: string,
): Promise<PlacedOrder> {
  // Lock the payments before the order, as everywhere, so that two transactions can't deadlock.
  await payments.hold(act, orderId);
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  return order;
}

/** The second person has approved a sum, and no other one. @throws Refusal conflict */
function refuseOtherSum(now: number, approved: number): void {
  if (now === approved) return;
  throw new Refusal("conflict", {
    message:
      "The sum that goes back is another one since this was asked for, so it was not carried out.",
  });
}
