import { listCategories } from "@suvarna/contract/catalogue/calls";
import type { Category } from "@suvarna/contract/catalogue/schemas";
import { listApprovals } from "@suvarna/contract/staff/staff";
import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import type { Coupon } from "@suvarna/domain/coupon";
import { couponWords } from "@suvarna/words/en/coupons";
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
  const query = { state: "waiting", limit: 50 } as const;
  const { data } = useRead(listApprovals, { query }, { enabled: mayRead });
  const { data: categories = [] } = useRead(listCategories, {});
  const ofKind = (kind: ListedApproval["kind"]) =>
    data?.items.filter((each) => each.kind === kind) ?? [];
  return {
    made: ofKind("coupon.make").flatMap((approval) => asWaiting(approval, categories)),
    changed: new Set(ofKind("coupon.change").flatMap(({ subject }) => subject ?? [])),
  };
}

function asWaiting(
  { subject, after }: ListedApproval,
  categories: readonly Pick<Category, "_id" | "title">[],
): WaitingCoupon[] {
  // The request for approval contains the coupon as the server stores it, with times as texts.
  const coupon = after as unknown as
    | (Pick<Coupon, "benefit" | "minimum" | "categoryId"> &
        Pick<WaitingCoupon, "startsAt" | "endsAt">)
    | null;
  if (subject === null || !coupon) return [];
  const { startsAt, endsAt, categoryId } = coupon;
  const title = categories.find(({ _id }) => _id === categoryId)?.title;
  const category = categoryId === null ? null : (title ?? "");
  return [{ code: subject, words: couponWords(coupon, category), startsAt, endsAt }];
}
