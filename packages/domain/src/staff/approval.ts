import type { CouponBenefit } from "../coupon.ts";
import type { BasisPoints, Paise } from "../money.ts";
import { type ClaimedRates, movedMoreThan } from "../rate-guard.ts";
import type { RatesPerGram } from "../rate-sheet.ts";
import { may, type Permission, type StaffRole } from "./permission.ts";

/**
 * The acts of staff that a second person must approve when they are large. Both people need the
 * `permission`, and whoever has `read` sees the requests. A request about rates lapses sooner than
 * any other request, because the market moves on.
 */
export const APPROVAL_KINDS = {
  "coupon.change": { permission: "coupons.edit", read: "coupons.read", about: "money" },
  "coupon.make": { permission: "coupons.edit", read: "coupons.read", about: "money" },
  "customer.erase": { permission: "customers.edit", read: "customers.read", about: "money" },
  "customer.export": { permission: "customers.edit", read: "customers.read", about: "money" },
  "order.cancel": { permission: "orders.move", read: "orders.read", about: "money" },
  "order.dispatch": { permission: "orders.move", read: "orders.read", about: "money" },
  "order.undelivered": { permission: "orders.move", read: "orders.read", about: "money" },
  "order.refund": { permission: "returns.decide", read: "orders.read", about: "money" },
  "rates.adjust": { permission: "rates.set", read: "rates.read", about: "rates" },
  "products.import": { permission: "products.edit", read: "products.read", about: "money" },
  "products.making": { permission: "products.edit", read: "products.read", about: "money" },
  "products.price": { permission: "products.edit", read: "products.read", about: "money" },
  "rates.confirm": { permission: "rates.set", read: "rates.read", about: "rates" },
  "rates.enter": { permission: "rates.set", read: "rates.read", about: "rates" },
  "rates.start": { permission: "rates.set", read: "rates.read", about: "rates" },
  "settings.change": { permission: "settings.edit", read: "settings.read", about: "money" },
  "return.accept": { permission: "returns.decide", read: "orders.read", about: "money" },
} as const satisfies Record<
  string,
  { permission: Permission; read: Permission; about: "money" | "rates" }
>;
export type ApprovalKind = keyof typeof APPROVAL_KINDS;
export const APPROVAL_KIND_NAMES = Object.keys(APPROVAL_KINDS) as [ApprovalKind, ...ApprovalKind[]];

/**
 * The kinds of which one request at a time may wait for the same subject, because two requests
 * would send money back twice, erase a customer twice, or start an import twice. Several requests of another kind may
 * wait: each allows something to the person who asked, or the first that is approved outdates the
 * others.
 */
export const SINGLE_APPROVAL_KINDS: readonly ApprovalKind[] = [
  "customer.erase",
  "order.cancel",
  "order.dispatch",
  "order.undelivered",
  "order.refund",
  "products.import",
  "return.accept",
];

/**
 * The kinds of which one request of each person may wait for the same subject, because an approved
 * request allows something to the person who asked, and to nobody else.
 */
export const OWN_APPROVAL_KINDS: readonly ApprovalKind[] = ["customer.export"];

/**
 * Lists the kinds of the requests that a role sees besides its own requests. A role that reads the
 * audit log sees all kinds, because the log has an entry for each request.
 */
export function readableApprovalKinds(role: StaffRole | null): ApprovalKind[] {
  if (!may(role, "approvals.read")) return [];
  return APPROVAL_KIND_NAMES.filter(
    (kind) => may(role, "audit.read") || may(role, APPROVAL_KINDS[kind].read),
  );
}

/**
 * The states of an approval that are stored. `outdated`: the request was approved, but the act
 * could not be carried out, because the data that it was about had changed.
 */
export const STORED_APPROVAL_STATES = [
  "waiting",
  "approved",
  "refused",
  "cancelled",
  "outdated",
] as const;
export type StoredApprovalState = (typeof STORED_APPROVAL_STATES)[number];

/**
 * All states of an approval. `lapsed` is not stored: a waiting request has lapsed when its time is
 * over.
 */
export const APPROVAL_STATES = [...STORED_APPROVAL_STATES, "lapsed"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/**
 * The decisions about a request for approval. Only the person that made the request can `cancel`
 * it.
 */
export type ApprovalDecision = "approve" | "refuse" | "cancel";

/** The amounts above which an act needs a second person, and how long a request waits. */
export interface ApprovalLimits {
  /** Whether large acts need a second person. A shop may choose that no act does. */
  readonly required: boolean;
  /**
   * The greatest difference, in basis points, between confirmed rates and the newest rates or those
   * of the day before that needs no approval.
   */
  readonly rateJumpBp: BasisPoints;
  /**
   * The greatest difference, in basis points, between rates that staff enter by hand and the newest
   * rates or those of the day before that needs no approval. 0 means that all changed rates by hand
   * need approval.
   */
  readonly handRateBp: BasisPoints;
  readonly refundPaise: Paise;
  readonly couponBp: BasisPoints;
  readonly couponPaise: Paise;
  /** A coupon that allows more uses than this number counts as unlimited. */
  readonly couponUses: number;
  /** The number of products whose making charge one person may change at once. */
  readonly makingProducts: number;
  /**
   * The greatest fall of a piece's price, in basis points, that a person may cause without a fresh
   * proof. All changes of a day count together.
   */
  readonly priceProofBp: BasisPoints;
  /** The greatest fall of a piece's price, in basis points, that needs no approval. */
  readonly priceFallBp: BasisPoints;
  readonly ratesLapseMs: number;
  readonly moneyLapseMs: number;
  /** How long, in milliseconds, a new person or a person with a new role can't approve requests. */
  readonly newcomerMs: number;
}

/** The fields of a request for approval on which a decision about it depends. */
export interface WaitingApproval {
  readonly kind: ApprovalKind;
  readonly state: StoredApprovalState;
  readonly askedBy: string;
  readonly expiresAt: Date;
}

/** The person that decides about a request for approval. */
export interface Decider {
  readonly userId: string;
  readonly role: StaffRole | null;
  /** The time at which the person got the current role; null if it is unknown. */
  readonly since: Date | null;
}

export function approvalState(
  { state, expiresAt }: Pick<WaitingApproval, "state" | "expiresAt">,
  now: Date,
): ApprovalState {
  return state === "waiting" && expiresAt <= now ? "lapsed" : state;
}

/** The time at which a new request for approval of this kind lapses. */
export function approvalExpiry(
  kind: ApprovalKind,
  { ratesLapseMs, moneyLapseMs }: Pick<ApprovalLimits, "ratesLapseMs" | "moneyLapseMs">,
  now: Date,
): Date {
  const ms = APPROVAL_KINDS[kind].about === "rates" ? ratesLapseMs : moneyLapseMs;
  return new Date(now.getTime() + ms);
}

/** The reasons why a person can't make a decision about a request for approval, as error codes. */
export const WHY_NOT_DECIDE = [
  "approval_decided",
  "approval_lapsed",
  "approval_own",
  "approval_newcomer",
  "forbidden",
] as const;
export type DecisionObstacle = (typeof WHY_NOT_DECIDE)[number];

/**
 * Finds the reason why a person can't make a decision about a request for approval.
 * @returns null when the person may make the decision
 */
export function decisionObstacle(
  approval: WaitingApproval,
  { userId, role, since }: Decider,
  decision: ApprovalDecision,
  { now, newcomerMs }: { readonly now: Date; readonly newcomerMs: number },
): DecisionObstacle | null {
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
  // A new account can't approve at first. Otherwise a shop's only person could invite a second
  // account and approve their own requests with it.
  const isNew = since === null || now.getTime() - since.getTime() < newcomerMs;
  return decision === "approve" && isNew ? "approval_newcomer" : null;
}

/**
 * Whether a coupon's benefit or number of uses is so large that a second person must approve the
 * coupon.
 */
export function couponNeedsApproval(
  { benefit, totalLimit }: { readonly benefit: CouponBenefit; readonly totalLimit: number | null },
  { required, couponBp, couponPaise, couponUses }: ApprovalLimits,
): boolean {
  if (!required || benefit.kind === "shipping") return false;
  if (totalLimit === null || totalLimit > couponUses) return true;
  return benefit.kind === "percent" ? benefit.shareBp > couponBp : benefit.amount > couponPaise;
}

/** Whether a refund of this amount, in paise, is so large that a second person must approve it. */
export function refundNeedsApproval(
  amount: Paise,
  { required, refundPaise }: Pick<ApprovalLimits, "required" | "refundPaise">,
): boolean {
  return required && amount > refundPaise;
}

/**
 * Whether a change of making charge affects so many products that a second person must approve the
 * change.
 */
export function makingNeedsApproval(
  products: number,
  { required, makingProducts }: Pick<ApprovalLimits, "required" | "makingProducts">,
): boolean {
  return required && products > makingProducts;
}

/** The proof or approval that a change needs if it lowers the price of a piece. */
export const PRICE_FALL_NEEDS = ["nothing", "proof", "approval"] as const;
export type PriceFallNeeds = (typeof PRICE_FALL_NEEDS)[number];

/** The limits on how far one person may lower the price of a piece. */
export type PriceFallLimits = Pick<ApprovalLimits, "required" | "priceProofBp" | "priceFallBp">;

/**
 * Decides what a change needs by which the price of a piece falls.
 * @param fallBp the fall in basis points, of all changes of a day together
 */
export function priceFallNeeds(
  fallBp: BasisPoints,
  { required, priceProofBp, priceFallBp }: PriceFallLimits,
): PriceFallNeeds {
  if (required && fallBp > priceFallBp) return "approval";
  return fallBp > priceProofBp ? "proof" : "nothing";
}

/** The earlier rates with which the rates that staff enter or confirm are compared. */
export interface RateReferences {
  readonly newest: RatesPerGram | null;
  /** The rates of the day before. Several small steps since then count as one large step. */
  readonly dayBefore: RatesPerGram | null;
  /** Whether the shop had rates and all of them are withdrawn. */
  readonly allWithdrawn: boolean;
}

/**
 * Whether rates that staff enter or confirm differ so much that a second person must approve them.
 * @param bp how far the rates may be from the earlier rates, in basis points
 */
export function ratesNeedApproval(
  perGram: ClaimedRates["perGram"],
  { newest, dayBefore, allWithdrawn }: RateReferences,
  { required }: Pick<ApprovalLimits, "required">,
  bp: BasisPoints,
): boolean {
  if (!required) return false;
  if (allWithdrawn) return true;
  return [newest, dayBefore].some(
    (before) => before !== null && movedMoreThan(before, perGram, bp),
  );
}
