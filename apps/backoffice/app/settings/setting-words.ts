import type { Setting } from "@suvarna/contract/settings/staff-schemas";
import type { SettingName, SettingSection } from "@suvarna/domain/staff/shop-setting";

/** The label of a setting, and the hint below the setting's field. */
export const SETTING_WORDS: Readonly<
  Record<SettingName, { readonly label: string; readonly hint?: string }>
> = {
  gstRateBp: { label: "GST on jewellery", hint: "a change counts for new orders only" },
  shippingPaise: { label: "Shipping" },
  freeShippingAbovePaise: { label: "Free shipping above", hint: "of the subtotal" },
  priceLockMinutes: { label: "Price lock", hint: "how long the checkout holds a price" },
  refundPaise: { label: "Second person for refunds above" },
  rateJumpBp: { label: "Second person for rates beyond", hint: "from the last ones" },
  goldJumpBp: { label: "Guard, gold", hint: "a larger jump waits" },
  silverJumpBp: { label: "Guard, silver", hint: "a larger jump waits" },
  couponBp: { label: "Second person for coupons above", hint: "of the pieces' price" },
  couponPaise: { label: "Second person for coupons above", hint: "as a sum" },
  panAbovePaise: { label: "PAN above", hint: "by law, with GST" },
  codBelowPaise: { label: "Cash below", hint: "s. 269ST, of one buyer a day" },
  codOpenOrders: { label: "Open cash orders", hint: "of one buyer" },
  doorCodeAbovePaise: {
    label: "Code at the door above",
    hint: "told to the buyer at the dispatch",
  },
  unpaidOrders: { label: "Unpaid orders", hint: "of one buyer at once" },
  unpaidPieces: { label: "Pieces in unpaid orders", hint: "of one buyer at once" },
  lowStock: { label: "Low stock", hint: "at most so many pieces of a product" },
};

export const SECTION_NAMES: Readonly<Record<SettingSection, string>> = {
  tax: "Tax and invoices",
  shipping: "Shipping and promises",
  limits: "Limits and approvals",
  stock: "Stock",
};

/** The unit inside a setting's field: ₹ at the left, or another unit at the right. */
export function unitOf({ unit }: Pick<Setting, "unit">): { prefix?: string; unit?: string } {
  switch (unit) {
    case "paise":
      return { prefix: "₹" };
    case "bp":
      return { unit: "%" };
    case "minutes":
      return { unit: "min" };
    case "hours":
      return { unit: "h" };
    case "count":
      return {};
  }
}

/** Formats a value for a setting's field: `50,000.00`, `18.00` or `15`. */
export function fieldText(value: number, { unit }: Pick<Setting, "unit">): string {
  if (unit === "paise") {
    return (value / 100).toLocaleString("en-IN", {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  }
  return unit === "bp" ? (value / 100).toFixed(2) : String(value);
}

/** Formats a value of a setting for a sentence: `₹50,000.00`, `18.00%` or `15 min`. */
export function sayValue(value: number, setting: Pick<Setting, "unit">): string {
  const { prefix = "", unit = "" } = unitOf(setting);
  const gap = unit === "" || unit === "%" ? "" : " ";
  return `${prefix}${fieldText(value, setting)}${gap}${unit}`;
}

/** Parses the typed value of a setting; null for an invalid text. */
export function readField(text: string, { unit }: Pick<Setting, "unit">): number | null {
  const plain = text.replaceAll(",", "").trim();
  const pattern = unit === "paise" || unit === "bp" ? /^\d+(\.\d{1,2})?$/ : /^\d+$/;
  if (!pattern.test(plain)) return null;
  return unit === "paise" || unit === "bp" ? Math.round(Number(plain) * 100) : Number(plain);
}

/** The message about an invalid value of a setting; null for a valid value. */
export function problemOf(text: string, setting: Setting): string | null {
  const value = readField(text, setting);
  if (value === null) {
    return setting.unit === "paise" || setting.unit === "bp"
      ? "Write figures with a point: 18.00"
      : "Write a whole number";
  }
  if (value < setting.least) return `At least ${sayValue(setting.least, setting)}`;
  if (value <= setting.most) return null;
  if (setting.name === "codBelowPaise") return "Lower is allowed, higher is not (s. 269ST)";
  if (setting.name === "panAbovePaise") return "Lower is allowed, higher is not (rule 114B)";
  return `At most ${sayValue(setting.most, setting)}`;
}
