import type { Setting, Settings } from "@suvarna/contract/settings/staff-schemas";
import type { SettingName, SettingSection } from "@suvarna/domain/staff/shop-setting";
import { parseNumber } from "@suvarna/domain/typed-number";
import { SETTING_LABELS } from "@suvarna/words/en/setting-labels";
import { sayHandRates } from "../parts/hand-rate-words.ts";

/** The label of a setting, and the hint below the setting's field. */
export const SETTING_WORDS: Readonly<
  Record<SettingName, { readonly label: string; readonly hint?: string }>
> = {
  gstRateBp: { label: SETTING_LABELS.gstRateBp, hint: "a change counts for new orders only" },
  shippingPaise: { label: SETTING_LABELS.shippingPaise },
  freeShippingAbovePaise: { label: SETTING_LABELS.freeShippingAbovePaise, hint: "of the subtotal" },
  priceLockMinutes: {
    label: SETTING_LABELS.priceLockMinutes,
    hint: "how long the checkout holds a price",
  },
  refundPaise: { label: SETTING_LABELS.refundPaise },
  rateJumpBp: { label: SETTING_LABELS.rateJumpBp, hint: "from the last rates" },
  goldJumpBp: { label: SETTING_LABELS.goldJumpBp, hint: "a larger jump waits" },
  silverJumpBp: { label: SETTING_LABELS.silverJumpBp, hint: "a larger jump waits" },
  couponBp: { label: SETTING_LABELS.couponBp, hint: "of the pieces' price" },
  couponPaise: { label: SETTING_LABELS.couponPaise, hint: "as a sum" },
  panAbovePaise: { label: SETTING_LABELS.panAbovePaise, hint: "by law, with GST" },
  codBelowPaise: { label: SETTING_LABELS.codBelowPaise, hint: "s. 269ST, of one buyer a day" },
  codOpenOrders: { label: SETTING_LABELS.codOpenOrders, hint: "of one buyer" },
  doorCodeAbovePaise: {
    label: SETTING_LABELS.doorCodeAbovePaise,
    hint: "told to the buyer at the dispatch",
  },
  unpaidOrders: { label: SETTING_LABELS.unpaidOrders, hint: "of one buyer at once" },
  unpaidPieces: { label: SETTING_LABELS.unpaidPieces, hint: "of one buyer at once" },
  lowStock: { label: SETTING_LABELS.lowStock, hint: "at most so many pieces of a product" },
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
  const hasDecimals = unit === "paise" || unit === "bp";
  const form = { decimals: hasDecimals ? 2 : 0, grouped: unit !== "bp" };
  const number = parseNumber(text, form);
  return number !== null && hasDecimals ? Math.round(number * 100) : number;
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

/** Whether the shop asks for a second person at all, which its environment decides. */
export function isSecondRequired(environment: Settings["environment"]): boolean {
  return environment.find(({ name }) => name === "APPROVALS_REQUIRED")?.value !== "false";
}

/**
 * The sentence about rates that staff enter by hand, whose limit only the server's environment
 * changes; null when the shop needs no second person or the limit is not known.
 */
export function handRateHint(environment: Settings["environment"]): string | null {
  const read = (variable: string) =>
    environment.find(({ name }) => name === variable)?.value ?? null;
  const limit = read("APPROVAL_HAND_RATE_BP");
  if (limit === null || !isSecondRequired(environment)) return null;
  const rates = sayHandRates(Number(limit) / 100);
  return `The limit for readings is not for rates by hand: ${rates} takes a second person. APPROVAL_HAND_RATE_BP sets it at the start of the server.`;
}
