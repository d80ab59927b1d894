import { CouponChange } from "@suvarna/contract/coupons/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { couponNeedsApproval } from "@suvarna/domain/staff/approval";
import { lockCategoryRow } from "../catalogue/index.ts";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Approvals, ApprovedAct } from "../staff/index.ts";
import { findCoupon, lockCoupon, type StoredCoupon, updateCoupon } from "./queries.ts";

type CouponOrApproval = { readonly coupon: StoredCoupon } | { readonly approval: Approval };

/**
 * The fields of a coupon that staff can change later. The benefit of a coupon can't change, because
 * it was announced.
 */
type Changed = Pick<
  StoredCoupon,
  "disabled" | "announced" | "endsAt" | "totalLimit" | "perUserLimit"
>;

/**
 * Switches a coupon on or off, or changes its end and its limits. For a coupon with a very large
 * benefit, more uses or a later end wait for a second person.
 * @param version the version that the caller has seen; undefined for any
 * @throws Refusal coupon_not_found, changed_meanwhile
 */
export function changeCoupon(
  { app, approvals }: { readonly app: App; readonly approvals: Approvals },
  actor: UserActor,
  { code, version }: { readonly code: string; readonly version: string | undefined },
  input: CouponChange,
): Promise<CouponOrApproval> {
  return act(app, actor, async (act) => {
    const { before, after } = await weighChange(act, code, input);
    await requireCategory(act, before, after);
    if (version !== undefined && version !== String(before.version)) {
      throw new Refusal("changed_meanwhile");
    }
    if (
      givesMore(before, after) &&
      couponNeedsApproval({ ...before, ...after }, approvals.limits)
    ) {
      const { reason, ...payload } = input;
      const approval = await approvals.request(act, {
        kind: "coupon.change",
        payload: { code, change: payload, version: before.version },
        subject: code,
        before: changedOf(before),
        after,
        reason,
      });
      return { approval };
    }
    return { coupon: await change(act, code, before, after) };
  });
}

/**
 * A change that waits for a second person, with the version of the coupon that the first person
 * saw. A request of an earlier release of the shop does not have the version.
 */
interface Changing {
  readonly code: string;
  readonly change: unknown;
  readonly version?: number;
}

/**
 * Changes a coupon after a second person has approved the change.
 * @throws Refusal coupon_not_found, conflict
 */
export async function changeApprovedCoupon(act: Act, { payload }: ApprovedAct): Promise<void> {
  const { code, change: input, version } = payload as Changing;
  const { before, after } = await weighChange(act, code, CouponChange.parse(input));
  if (version !== undefined && version !== before.version) {
    throw new Refusal("conflict", {
      message: "The coupon has changed since this was asked for, so it was not carried out.",
    });
  }
  await requireCategory(act, before, after);
  await change(act, code, before, after);
}

async function weighChange({ tx }: Act, code: string, input: CouponChange) {
  await lockCoupon(tx, code);
  const before = await findCoupon(tx, code);
  if (!before) throw new Refusal("coupon_not_found");
  const { endsAt, reason: _, ...change } = input;
  const dated = endsAt === undefined ? {} : { endsAt: endsAt === null ? null : new Date(endsAt) };
  const set = Object.entries({ ...change, ...dated }).filter(([, value]) => value !== undefined);
  const after: Changed = { ...changedOf(before), ...Object.fromEntries(set) };
  if (after.totalLimit !== null && after.totalLimit < before.used) {
    const fields = { totalLimit: `It is used ${before.used} times already` };
    throw new Refusal("bad_request", { fields });
  }
  return { before, after };
}

/**
 * Refuses a change of a coupon that is switched on but whose category does not exist. Otherwise
 * locks the category, so that nobody can delete it at the same time.
 * @throws Refusal bad_request
 */
async function requireCategory(
  { tx }: Act,
  { categoryId }: StoredCoupon,
  { disabled }: Changed,
): Promise<void> {
  if (categoryId === null || disabled || (await lockCategoryRow(tx, categoryId))) return;
  throw new Refusal("bad_request", {
    message: "The category of this coupon no longer exists. Make another coupon instead.",
  });
}

async function change(
  { tx, record }: Act,
  code: string,
  before: StoredCoupon,
  after: Changed,
): Promise<StoredCoupon> {
  await updateCoupon(tx, code, after);
  const isSwitch = before.disabled !== after.disabled;
  record({
    what: isSwitch ? "coupon.switched" : "coupon.changed",
    subject: code,
    before: changedOf(before),
    after,
  });
  return (await findCoupon(tx, code)) as StoredCoupon;
}

function changedOf({ disabled, announced, endsAt, totalLimit, perUserLimit }: Changed): Changed {
  return { disabled, announced, endsAt, totalLimit, perUserLimit };
}

/**
 * Whether a change lets more shoppers use the coupon, or for longer. Switching the coupon on does
 * not count, because it was approved when the coupon was created.
 */
function givesMore(before: Changed, after: Changed): boolean {
  const more = (from: number | null, to: number | null) =>
    from !== null && (to === null || to > from);
  return (
    more(before.totalLimit, after.totalLimit) ||
    more(before.perUserLimit, after.perUserLimit) ||
    more(before.endsAt?.getTime() ?? null, after.endsAt?.getTime() ?? null)
  );
}
