import type { Coupon, CouponChange } from "@suvarna/contract/coupons/staff-schemas";
import { parseNumber } from "@suvarna/domain/typed-number";
import { fromIndiaInput, toIndiaInput } from "../parts/india-input.ts";
import type { EstimatedCoupon } from "./estimate-panel.tsx";

/** The values of the coupon's form, in which numbers and times are texts. */
export interface TypedCoupon {
  readonly code: string;
  readonly kind: Coupon["kind"];
  readonly value: string;
  readonly minimum: string;
  /** The id of the category to which the coupon applies; empty for all pieces. */
  readonly category: string;
  readonly perUserLimit: string;
  readonly totalLimit: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly announced: boolean;
  readonly reason: string;
}

export const BLANK: TypedCoupon = {
  code: "",
  kind: "percent",
  value: "",
  minimum: "",
  category: "",
  perUserLimit: "1",
  totalLimit: "100",
  startsAt: "",
  endsAt: "",
  announced: false,
  reason: "",
};

const textOf = (figure: number | null) => (figure === null ? "" : String(figure));
const rupeesText = (rupees: number) =>
  rupees.toLocaleString("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Parses a typed number; 0 for an empty text, and NaN for an invalid one. */
const figureOf = (text: string) => (text.trim() === "" ? 0 : (parseNumber(text) ?? Number.NaN));
const limitOf = (text: string) => (text.trim() === "" ? null : figureOf(text));

/** Converts a stored coupon into the values of the form. */
export function typedOf(coupon: Coupon): TypedCoupon {
  const { code, kind, value, minimum, categoryId, announced } = coupon;
  return {
    code,
    kind,
    value: kind === "shipping" ? "" : kind === "amount" ? rupeesText(value) : String(value),
    minimum: minimum === 0 ? "" : rupeesText(minimum),
    category: categoryId ?? "",
    perUserLimit: textOf(coupon.perUserLimit),
    totalLimit: textOf(coupon.totalLimit),
    startsAt: toIndiaInput(coupon.startsAt),
    endsAt: toIndiaInput(coupon.endsAt),
    announced,
    reason: "",
  };
}

/** The body of the API call that creates the coupon or estimates its cost. */
export function bodyOf(form: TypedCoupon): EstimatedCoupon {
  const { code, kind, category, announced, reason } = form;
  return {
    code,
    kind,
    value: kind === "shipping" ? 0 : figureOf(form.value),
    minimum: figureOf(form.minimum),
    category: category || null,
    perUserLimit: limitOf(form.perUserLimit),
    totalLimit: limitOf(form.totalLimit),
    startsAt: fromIndiaInput(form.startsAt),
    endsAt: fromIndiaInput(form.endsAt),
    announced,
    reason,
  };
}

/** The body of the API call that changes an existing coupon. */
export function changeOf(form: TypedCoupon): Partial<CouponChange> {
  const { announced, endsAt, perUserLimit, totalLimit, reason } = bodyOf(form);
  return { announced, endsAt, perUserLimit, totalLimit, reason } as Partial<CouponChange>;
}
