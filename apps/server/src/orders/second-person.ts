import type { DeskMoveInput, ReturnDecisionInput } from "@suvarna/contract/orders/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { takePart, totalOfAmounts } from "@suvarna/domain/partial-refund";
import { type ApprovalKind, refundNeedsApproval } from "@suvarna/domain/staff/approval";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Approvals, ApprovedAct } from "../staff/index.ts";
import { Accepting, Moving, Refunding } from "./approval-payloads.ts";
import { type DispatchConfig, dispatchRefundOf } from "./desk/dispatch-order.ts";
import { moveAtDesk } from "./desk/move-at-desk.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { decideReturn, moneyBackOfReturn } from "./refunds/decide-return.ts";
import { refundableAmount, repaidByHand, stepNeedsApproval } from "./refunds/money-back.ts";
import { repaymentNeedsApproval } from "./refunds/repayment-approval.ts";
import {
  isInShop,
  type RefundRequest,
  remainingAmounts,
  requestRefund,
} from "./refunds/request-refund.ts";
import { refuseMoved } from "./refuse-moved.ts";

/** The dependencies of the steps of staff that refund money. */
export interface OrderDeskDependencies {
  readonly payments: Pick<
    Payments,
    "cancel" | "hold" | "addManualRefund" | "refundByHand" | "refundPart"
  >;
  readonly approvals: Approvals;
  readonly config: { readonly secret: string; readonly orders: DispatchConfig };
}

/** The kinds of requests for the steps of staff that send money back. */
const KINDS: Readonly<Partial<Record<DeskMoveInput["to"], ApprovalKind>>> = {
  shipped: "order.dispatch",
  cancelled: "order.cancel",
  returned: "order.undelivered",
  refunded: "order.refund",
};

const WITHOUT_REASON = "No reason was given.";

/** The steps that refund money, through the gateway or by staff's own transfer. */
const MONEY_STEPS: readonly DeskMoveInput["to"][] = ["cancelled", "refunded"];

/** Whether a step of staff sends money back. */
export function causesRefund({ to }: Pick<DeskMoveInput, "to">): boolean {
  return MONEY_STEPS.includes(to);
}

/**
 * Moves an order, or keeps the move as a request: a cancellation, dispatch or undelivered parcel that
 * sends much money back waits for a second person. So does a large repayment by hand of an order that its shopper
 * has cancelled: it is requested without the reference of the transfer, because the money is sent
 * only after the approval, and written down then.
 * @returns the request; null when the order has moved
 * @throws Refusal as `moveAtDesk`
 */
export async function moveOrRequestApproval(
  act: Act,
  { payments, approvals, config }: OrderDeskDependencies,
  step: DeskStep,
): Promise<Approval | null> {
  const { orderId, input, staffId, hasFreshProof } = step;
  const { from, to, note } = input;
  const order = await heldOrder(act, payments, orderId);
  const amount = await amountOfStep(act, order, to);
  // A dispatch or an undelivered parcel needs a fresh proof only when it sends money back, because
  // both are daily work.
  if (amount > 0 && !hasFreshProof) throw new Refusal("fresh_proof_needed");
  const isRepayment = to === "refunded";
  const isLarge = isRepayment
    ? await repaymentNeedsApproval(act.tx, order, approvals.limits)
    : stepNeedsApproval(order, amount, approvals.limits);
  const kind = KINDS[to];
  if (!isLarge || kind === undefined) {
    await moveAtDesk(act, { payments, config }, orderId, input, staffId);
    return null;
  }
  if (order.state !== from) refuseMoved(order);
  return approvals.request(act, {
    kind,
    payload: { orderId, input: { ...input, reference: undefined }, amount } satisfies Moving,
    subject: orderId,
    before: isRepayment ? null : { state: order.state },
    after: isRepayment ? { amountBack: amount } : { state: to, amountBack: amount },
    reason: note || WITHOUT_REASON,
  });
}

/** A move of an order by a member of staff. */
interface DeskStep {
  readonly orderId: string;
  readonly input: DeskMoveInput;
  readonly staffId: string;
  readonly hasFreshProof: boolean;
}

/** The sum in paise that a step sends back. A dispatch sends back the difference in weight. */
async function amountOfStep(
  act: Act,
  order: PlacedOrder,
  to: DeskMoveInput["to"],
): Promise<number> {
  if (to === "shipped") return order.state === "processing" ? dispatchRefundOf(act, order) : 0;
  if (to === "refunded") return repaidByHand(order);
  if (to === "returned") return order.state === "shipped" ? refundableAmount(order) : 0;
  return to === "cancelled" ? refundableAmount(order) : 0;
}

/**
 * Sends a part of an order's money back, or keeps it as a request: when all refunds of the order
 * together are large, the refund waits for a second person, so that many small refunds cannot
 * replace a large one.
 * @returns the request; null when the refund is under way
 * @throws Refusal as `requestRefund`
 */
export async function refundOrRequestApproval(
  act: Act,
  { payments, approvals }: OrderDeskDependencies,
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
  const { wanted, note, preset, handReference, restock, key } = request;
  return approvals.request(act, {
    kind: "order.refund",
    payload: {
      orderId,
      wanted: copyOf(wanted),
      note,
      ...(preset ? { preset } : {}),
      handReference,
      ...(restock ? { restock } : {}),
      key,
      amount,
      refunded: order.refunded,
      inShop: isInShop(order),
    } satisfies Refunding,
    subject: orderId,
    before: { refunded: order.refunded },
    after: { refunded: order.refunded + amount, amountBack: amount },
    reason: note,
  });
}

/**
 * The sum in paise of a refund in part; 0 when it can't be taken from the order, which
 * `requestRefund` then refuses.
 */
function amountOf(order: PlacedOrder, { wanted }: Pick<RefundRequest, "wanted">): number {
  const amounts = takePart(remainingAmounts(order), wanted);
  return amounts ? totalOfAmounts(amounts) : 0;
}

function copyOf(wanted: RefundRequest["wanted"]): Refunding["wanted"] {
  return "pieces" in wanted ? { pieces: wanted.pieces.map((piece) => ({ ...piece })) } : wanted;
}

/**
 * Decides about a return, or keeps the decision as a request: accepting a return that sends much
 * money back waits for a second person.
 * @returns the request; null when the return is decided
 * @throws Refusal as `decideReturn`
 */
export async function decideOrRequestApproval(
  act: Act,
  { payments, approvals }: OrderDeskDependencies,
  { orderId, input, staffId }: { orderId: string; input: ReturnDecisionInput; staffId: string },
): Promise<Approval | null> {
  const order = await heldOrder(act, payments, orderId);
  const amount = moneyBackOfReturn(order);
  if (!input.accept || !refundNeedsApproval(order.refunded + amount, approvals.limits)) {
    await decideReturn(act, payments, orderId, input, { staffId });
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
 * Moves an order after a second person has approved the move. An approved repayment by hand moves
 * nothing: staff send the money now and write it down, which moves the order.
 * @throws Refusal conflict, and as `moveAtDesk`
 */
export async function moveApproved(
  act: Act,
  { payments, config }: Pick<OrderDeskDependencies, "payments" | "config">,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { orderId, input, amount } = Moving.parse(payload);
  const order = await heldOrder(act, payments, orderId);
  refuseOtherSum(await amountOfStep(act, order, input.to), amount);
  if (order.state !== input.from) refuseMoved(order);
  // Only a request of an earlier release of the shop has the reference of its transfer.
  if (input.to === "refunded" && !input.reference) return;
  await moveAtDesk(act, { payments, config }, orderId, input, askedBy);
}

/**
 * Sends a part of an order's money back, or allows a repayment by hand, after a second person has
 * approved it.
 * @throws Refusal conflict, and as `requestRefund` or `moveAtDesk`
 */
export async function refundApproved(
  act: Act,
  dependencies: Pick<OrderDeskDependencies, "payments" | "config">,
  approved: ApprovedAct,
): Promise<void> {
  const { payload, askedBy } = approved;
  if (Moving.safeParse(payload).success) return moveApproved(act, dependencies, approved);
  const { payments } = dependencies;
  const { orderId, amount, refunded, inShop, ...request } = Refunding.parse(payload);
  const order = await heldOrder(act, payments, orderId);
  refuseOtherSum(amountOf(order, request), amount);
  // The sum of a refund of an amount stays the same after another refund, so that two requests for
  // the same money would both pay.
  if (refunded !== undefined) refuseOtherSum(order.refunded, refunded);
  const isForGoods = !("amount" in request.wanted) || order.refunded + amount >= order.total;
  if (isForGoods && inShop === true && !isInShop(order)) {
    throw new Refusal("conflict", {
      message: "The order was dispatched since this was asked for, so it was not carried out.",
    });
  }
  await requestRefund(act, payments, orderId, {
    ...request,
    staffId: askedBy,
    isApproved: true,
  });
}

/**
 * Accepts the return of an order after a second person has approved it.
 * @throws Refusal conflict, and as `decideReturn`
 */
export async function acceptApprovedReturn(
  act: Act,
  { payments }: Pick<OrderDeskDependencies, "payments">,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { orderId, input, amount } = Accepting.parse(payload);
  refuseOtherSum(moneyBackOfReturn(await heldOrder(act, payments, orderId)), amount);
  await decideReturn(act, payments, orderId, input, { staffId: askedBy, isApproved: true });
}

/**
 * Reads an order, and locks it with its payments until the act ends, so that the sum that is
 * checked is the sum that is refunded.
 * @throws Refusal order_not_found
 */
async function heldOrder(
  act: Act,
  payments: Pick<Payments, "hold">,
  orderId: string,
): Promise<PlacedOrder> {
  // Every act locks the payments before the order, so that two transactions can't deadlock.
  await payments.hold(act, orderId);
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  return order;
}

/**
 * Refuses a sum that differs from the sum that the second person approved. @throws Refusal conflict
 */
function refuseOtherSum(now: number, approved: number): void {
  if (now === approved) return;
  throw new Refusal("conflict", {
    message:
      "The sum that goes back is another one since this was asked for, so it was not carried out.",
  });
}
