import type { CouponBenefit } from "../coupon.ts";
import type { BasisPoints, Paise } from "../money.ts";
import { type ClaimedRates, movedBeyond } from "../rate-guard.ts";
import type { RatesPerGram } from "../rate-sheet.ts";
import { may, type Permission, type StaffRole } from "./permission.ts";

/**
 * The acts of staff that a second person must approve when they are large, each with the permission
 * that both people need. A request about rates lapses sooner than any other request, because the
 * market moves on.
 */
export const APPROVAL_KINDS = {
  "coupon.change": { permission: "coupons.edit", about: "money" },
  "coupon.make": { permission: "coupons.edit", about: "money" },
  "customer.erase": { permission: "customers.edit", about: "money" },
  "customer.export": { permission: "customers.edit", about: "money" },
  "order.cancel": { permission: "orders.move", about: "money" },
  "order.dispatch": { permission: "orders.move", about: "money" },
  "order.refund": { permission: "returns.decide", about: "money" },
  "rates.adjust": { permission: "rates.set", about: "rates" },
  "products.making": { permission: "products.edit", about: "money" },
  "rates.confirm": { permission: "rates.set", about: "rates" },
  "rates.enter": { permission: "rates.set", about: "rates" },
  "rates.start": { permission: "rates.set", about: "rates" },
  "settings.change": { permission: "settings.edit", about: "money" },
  "return.accept": { permission: "returns.decide", about: "money" },
} as const satisfies Record<string, { permission: Permission; about: "money" | "rates" }>;
export type ApprovalKind = keyof typeof APPROVAL_KINDS;
export const APPROVAL_KIND_NAMES = Object.keys(APPROVAL_KINDS) as [ApprovalKind, ...ApprovalKind[]];

/**
 * The stored states. `outdated`: the request was approved, but the act could not be carried out any
 * more, because its record had changed.
 */
export const STORED_APPROVAL_STATES = [
  "waiting",
  "approved",
  "refused",
  "cancelled",
  "outdated",
] as const;
export type StoredApprovalState = (typeof STORED_APPROVAL_STATES)[number];

/** `lapsed` is not stored: a request that waits has lapsed when its time is over. */
export const APPROVAL_STATES = [...STORED_APPROVAL_STATES, "lapsed"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The decisions about a request. Only the person that made the request can `cancel` it. */
export type ApprovalDecision = "approve" | "refuse" | "cancel";

/** From which amounts on an act needs a second person, and how long a request waits. */
export interface ApprovalLimits {
  /** False: no act needs a second person, because the shop has chosen so. */
  readonly required: boolean;
  /**
   * The greatest move of rates from the newest rates and from the rates of the day before, in basis
   * points.
   */
  readonly rateJumpBp: BasisPoints;
  /**
   * The same limit for rates that staff enter by hand. 0 means that all rates by hand need
   * approval.
   */
  readonly handRateBp: BasisPoints;
  readonly refundPaise: Paise;
  readonly couponBp: BasisPoints;
  readonly couponPaise: Paise;
  /** How many uses of a coupon count as unlimited. */
  readonly couponUses: number;
  /** The number of products that one person may give another making charge at once. */
  readonly makingProducts: number;
  readonly ratesLapseMs: number;
  readonly moneyLapseMs: number;
  /**
   * The time in milliseconds in which a new person, or a person with a new role, can't approve
   * requests.
   */
  readonly newcomerMs: number;
}

/** A request as far as a decision about it goes by it. */
export interface WaitingApproval {
  readonly kind: ApprovalKind;
  readonly state: StoredApprovalState;
  readonly askedBy: string;
  readonly expiresAt: Date;
}

/** The person that decides about a request. */
export interface Decider {
  readonly userId: string;
  readonly role: StaffRole | null;
  /** The time since which the person has this role; null if it is unknown. */
  readonly since: Date | null;
}

export function approvalState(
  { state, expiresAt }: Pick<WaitingApproval, "state" | "expiresAt">,
  now: Date,
): ApprovalState {
  return state === "waiting" && expiresAt <= now ? "lapsed" : state;
}

/** The time at which a request of this kind lapses. */
export function approvalExpiry(
  kind: ApprovalKind,
  { ratesLapseMs, moneyLapseMs }: Pick<ApprovalLimits, "ratesLapseMs" | "moneyLapseMs">,
  now: Date,
): Date {
  const ms = APPROVAL_KINDS[kind].about === "rates" ? ratesLapseMs : moneyLapseMs;
  return new Date(now.getTime() + ms);
}

/** The reasons why a person can't make a decision about a request, as error codes. */
export const WHY_NOT_DECIDE = [
  "approval_decided",
  "approval_lapsed",
  "approval_own",
  "approval_newcomer",
  "forbidden",
] as const;
export type WhyNotDecide = (typeof WHY_NOT_DECIDE)[number];

/** @returns null when the person may make this decision */
export function whyNotDecide(
  approval: WaitingApproval,
  { userId, role, since }: Decider,
  decision: ApprovalDecision,
  { now, newcomerMs }: { readonly now: Date; readonly newcomerMs: number },
): WhyNotDecide | null {
  const isOwn = approval.askedBy === userId;
  if (decision === "cancel" && !isOwn) return "forbidden";
  if (decision !== "cancel") {
    if (isOwn) return "approval_own";
    if (!may(role, "approvals.decide")) return "forbidden";
    if (!may(role, APPROVAL_KINDS[approval.kind].permission)) return "forbidden";
  }
  const state = approvalState(approval, now);
  if (state === "lapsed") return "approval_lapsed";
  if (state !== "waiting") return "approval_decided";
  // Otherwise the only person of a shop could invite a second account and approve with it.
  const isNew = since === null || now.getTime() - since.getTime() < newcomerMs;
  return decision === "approve" && isNew ? "approval_newcomer" : null;
}

/**
 * Whether the benefit or the number of uses of a coupon is so large that a second person must
 * approve it.
 */
export function couponNeedsApproval(
  { benefit, totalLimit }: { readonly benefit: CouponBenefit; readonly totalLimit: number | null },
  { required, couponBp, couponPaise, couponUses }: ApprovalLimits,
): boolean {
  if (!required || benefit.kind === "shipping") return false;
  if (totalLimit === null || totalLimit > couponUses) return true;
  return benefit.kind === "percent" ? benefit.shareBp > couponBp : benefit.amount > couponPaise;
}

/** Whether an amount that goes back, in paise, is so large that a second person must approve it. */
export function refundNeedsApproval(
  amount: Paise,
  { required, refundPaise }: Pick<ApprovalLimits, "required" | "refundPaise">,
): boolean {
  return required && amount > refundPaise;
}

/**
 * Whether the number of products that get another making charge is so large that a second person
 * must approve it.
 */
export function makingNeedsApproval(
  products: number,
  { required, makingProducts }: Pick<ApprovalLimits, "required" | "makingProducts">,
): boolean {
  return required && products > makingProducts;
}

/** The rates with which rates of staff are compared. */
export interface RateReferences {
  readonly newest: RatesPerGram | null;
  /** The rates of the day before, which show several small steps as one large step. */
  readonly dayBefore: RatesPerGram | null;
  /** Whether there were rates, all of which are withdrawn. */
  readonly allWithdrawn: boolean;
}

/**
 * Whether rates that staff enter or confirm are so far off that a second person must approve them.
 * @param bp how far they may be from the references
 */
export function ratesNeedApproval(
  perGram: ClaimedRates["perGram"],
  { newest, dayBefore, allWithdrawn }: RateReferences,
  { required }: Pick<ApprovalLimits, "required">,
  bp: BasisPoints,
): boolean {
  if (!required) return false;
  if (allWithdrawn) return true;
  return [newest, dayBefore].some((before) => before !== null && movedBeyond(before, perGram, bp));
}
