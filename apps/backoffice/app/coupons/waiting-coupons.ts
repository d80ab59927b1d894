import { listCategoryNames } from "@suvarna/contract/catalogue/staff-categories";
import type { CategoryName } from "@suvarna/contract/catalogue/staff-category-schemas";
import { listApprovals } from "@suvarna/contract/staff/staff";
import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import type { Coupon } from "@suvarna/domain/coupon";
import { couponWords } from "@suvarna/words/en/coupons";
import { categoryTitle } from "../parts/category-title.ts";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";

/** A new coupon that is created once a second person has approved it. */
export interface WaitingCoupon {
  readonly code: string;
  readonly words: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/**
 * Reads the new coupons that wait for approval, and the codes of the coupons whose change waits for
 * approval.
 */
export function useWaitingCoupons(): {
  readonly made: readonly WaitingCoupon[];
  readonly changed: ReadonlySet<string>;
} {
  const mayRead = useMay("approvals.read");
  const query = {
    state: "waiting" as const,
    kind: ["coupon.make", "coupon.change"],
    limit: 200,
  };
  const { data } = useRead(listApprovals, { query }, { enabled: mayRead });
  const { data: categories } = useRead(listCategoryNames, {});
  const ofKind = (kind: ListedApproval["kind"]) =>
    data?.items.filter((each) => each.kind === kind) ?? [];
  return {
    made: ofKind("coupon.make").flatMap((approval) => asWaiting(approval, categories)),
    changed: new Set(ofKind("coupon.change").flatMap(({ subject }) => subject ?? [])),
  };
}

function asWaiting(
  { subject, after }: ListedApproval,
  categories: readonly CategoryName[] | undefined,
): WaitingCoupon[] {
  // The request for approval contains the coupon as the server stores it, with times as texts.
  const coupon = after as unknown as
    | (Pick<Coupon, "benefit" | "minimum" | "categoryId"> &
        Pick<WaitingCoupon, "startsAt" | "endsAt">)
    | null;
  if (subject === null || !coupon) return [];
  const { startsAt, endsAt, categoryId } = coupon;
  const category = categoryId === null ? null : categoryTitle(categoryId, categories);
  return [{ code: subject, words: couponWords(coupon, category), startsAt, endsAt }];
}
