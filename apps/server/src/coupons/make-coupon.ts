import { CouponInput } from "@suvarna/contract/coupons/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import type { CouponBenefit } from "@suvarna/domain/coupon";
import { paise } from "@suvarna/domain/money";
import { couponNeedsApproval } from "@suvarna/domain/staff/approval";
import { findCategory, lockCategoryRow } from "../catalogue/index.ts";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { addOnce } from "../platform/add-once.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import type { Approvals, ApprovedAct } from "../staff/index.ts";
import { addCoupons, findCoupon, type NewCoupon, type StoredCoupon } from "./queries.ts";

/** A coupon that staff have created, or the request to create it that waits for a second person. */
type CouponOrApproval = { readonly coupon: StoredCoupon } | { readonly approval: Approval };

/**
 * Creates a coupon. A coupon with a very large benefit, or with very many uses, waits for a second
 * person. A repeated call with the same idempotency key returns what the first
 * call has made.
 * @param key the idempotency key; undefined for a caller that sends none
 * @throws Refusal coupon_taken; idempotency_mismatch when the first call with this key had other
 *   content; approval_decided, approval_lapsed when the request of the first call was not approved;
 *   bad_request with the name of a category that the shop does not have
 */
export function makeCoupon(
  { app, approvals }: { readonly app: App; readonly approvals: Approvals },
  actor: UserActor,
  input: CouponInput,
  key: string | undefined,
): Promise<CouponOrApproval> {
  return refuseDuplicates(() =>
    act(app, actor, async (act) => {
      let made: CouponOrApproval | null = null;
      const addition = { key, what: "coupon", content: input };
      const id = await addOnce(act, actor, addition, async () => {
        made = await addOrAsk(act, approvals, input);
        // A coupon has no id besides its code, which is a part of the content.
        return "approval" in made ? made.approval._id : newId();
      });
      return made ?? (await madeBefore(act, approvals, { id, code: input.code }));
    }),
  );
}

async function addOrAsk(
  act: Act,
  approvals: Approvals,
  input: CouponInput,
): Promise<CouponOrApproval> {
  const coupon = await newCoupon(act.tx, input);
  if (!couponNeedsApproval(coupon, approvals.limits)) {
    return { coupon: await addCoupon(act, coupon) };
  }
  const { code, announced: _, ...after } = coupon;
  if (await findCoupon(act.tx, code)) throw new Refusal("coupon_taken");
  const described = { subject: code, before: null, after, reason: input.reason };
  const request = { kind: "coupon.make", payload: input, ...described } as const;
  return { approval: await approvals.request(act, request) };
}

/**
 * Finds what the first call with an idempotency key has made: the coupon, or the request for it
 * that waits.
 * @param id the id that the first call has stored: that of the request, if there is one
 * @throws Refusal approval_decided, approval_lapsed when the request does not wait any more and has
 *   made no coupon
 */
async function madeBefore(
  act: Act,
  approvals: Approvals,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<CouponOrApproval> {
  const approval = await approvals.find(act, id);
  if (approval?.state === "waiting") return { approval };
  if (approval && approval.state !== "approved") throw notMade(approval);
  const coupon = await findCoupon(act.tx, code);
  if (!coupon) throw new Refusal("internal");
  return { coupon };
}

/** The refusal of a repeated call whose request for a coupon has come to nothing. */
function notMade({ state, decidedBy, decision }: Approval): Refusal {
  if (state === "lapsed") return new Refusal("approval_lapsed");
  const person = decidedBy?.name ?? "A person who left";
  const verb = state === "cancelled" ? "took back" : state === "refused" ? "refused" : "agreed to";
  const end = state === "outdated" ? ", but it could not be carried out" : "";
  const reason = decision ? `: ${decision}` : "";
  return new Refusal("approval_decided", {
    message: `${person} ${verb} the request for this coupon${end}${reason}`,
  });
}

/**
 * Creates a coupon that a second person has approved.
 * @throws Refusal coupon_taken, bad_request
 */
export async function makeApprovedCoupon(act: Act, { payload }: ApprovedAct): Promise<void> {
  const coupon = await newCoupon(act.tx, CouponInput.parse(payload));
  await refuseDuplicates(() => addCoupon(act, coupon));
}

/**
 * Stores a coupon. @throws Refusal bad_request when the category of the coupon has just been
 * deleted
 */
async function addCoupon({ tx, at, record }: Act, coupon: NewCoupon): Promise<StoredCoupon> {
  const { categoryId } = coupon;
  if (categoryId !== null && !(await lockCategoryRow(tx, categoryId))) throw noCategory();
  await addCoupons(tx, [coupon], at);
  const { announced: _, ...after } = coupon;
  record({ what: "coupon.made", subject: coupon.code, after });
  return (await findCoupon(tx, coupon.code)) as StoredCoupon;
}

async function refuseDuplicates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (uniqueViolation(error)) throw new Refusal("coupon_taken");
    throw error;
  }
}

/**
 * Converts a coupon from the form in which staff enter it. @throws Refusal bad_request with the
 * name of an unknown category
 */
export async function newCoupon(db: Db, input: CouponInput): Promise<NewCoupon> {
  const { code, category: name, totalLimit = null, perUserLimit = null, announced } = input;
  const category = name ? await findCategory(db, name) : null;
  if (category === undefined) {
    throw noCategory();
  }
  return {
    code,
    totalLimit,
    perUserLimit,
    announced,
    categoryId: category?.id ?? null,
    benefit: benefitOf(input),
    minimum: paise(input.minimum),
    startsAt: input.startsAt ? new Date(input.startsAt) : null,
    endsAt: input.endsAt ? new Date(input.endsAt) : null,
  };
}

const noCategory = () =>
  new Refusal("bad_request", { fields: { category: "Choose a category of the shop" } });

function benefitOf({ kind, value }: CouponInput): CouponBenefit {
  switch (kind) {
    case "percent":
      return { kind, shareBp: Math.round(value * 100) };
    case "amount":
      return { kind, amount: paise(value) };
    case "shipping":
      return { kind };
  }
}
