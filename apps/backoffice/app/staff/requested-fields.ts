import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { CHANGED_SETTING_LABELS } from "@suvarna/words/en/setting-labels";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { sayUntil } from "../platform/times.ts";
import type { Fields, Labels } from "./changed-fields.ts";

type Request = Pick<ListedApproval, "kind" | "subject" | "before" | "after" | "askedAt">;

/** A price that an import would lower far, in paise. */
interface PriceFall {
  readonly name: string;
  readonly formerPrice: number;
  readonly newPrice: number;
}

const MINUTE_MS = 60_000;

/** The labels of the fields of each kind of request, where the field's name is no plain word. */
const LABELS: Partial<Record<ListedApproval["kind"], Labels>> = {
  "customer.erase": new Map([["erased", "account and data erased"]]),
  "customer.export": new Map([["exported", "data may be copied"]]),
  "order.refund": new Map([["refunded", "gone back so far, and with this"]]),
  "products.import": new Map([
    ["name", "file"],
    ["changed", "pieces that change"],
    ["fallsFar", "prices that fall much"],
    ["falls", "the furthest falls"],
  ]),
  "products.making": new Map([["products", "pieces"]]),
  "rates.adjust": new Map([
    ["gold.bp", "gold, duty"],
    ["gold.paisePerGram", "gold, premium for a gram"],
    ["silver.bp", "silver, duty"],
    ["silver.paisePerGram", "silver, premium for a gram"],
  ]),
  "settings.change": CHANGED_SETTING_LABELS,
};

/** The fields of a request as its card shows them: values in words, and labels for their names. */
export function requestedFields({ kind, subject, before, after, askedAt }: Request): {
  readonly before: Fields;
  readonly after: Fields;
  readonly labels: Labels | undefined;
} {
  const labels = LABELS[kind];
  if (after === null) return { before, after, labels };
  switch (kind) {
    case "rates.enter":
      return { before, after: { ...withoutHold(after), ...holdOf(after, askedAt) }, labels };
    case "products.making":
      return { before: null, after: { products: after["products"], ...makingOf(after) }, labels };
    case "products.import":
      return { before, after: { ...after, falls: fallsOf(after) }, labels };
    case "rates.adjust":
      return { before: sharesOf(before), after: sharesOf(after), labels };
    case "coupon.make":
    case "coupon.change":
      // The code is the subject of the request, and not one of its fields.
      return { before, after: { couponCode: subject, ...after }, labels };
    case "order.cancel":
    case "order.dispatch":
    case "order.undelivered":
    case "order.refund":
    case "return.accept":
      return { before: withState(before), after: withState(after), labels };
    default:
      return { before, after, labels };
  }
}

function withoutHold({
  holdMinutes: _minutes,
  holdUntil: _until,
  ...rest
}: NonNullable<Fields>): Fields {
  return rest;
}

/** The end of a hold, as people say it. Its minutes are counted from the request. */
function holdOf(
  { holdMinutes, holdUntil }: NonNullable<Fields>,
  askedAt: string,
): { readonly held: string } {
  if (typeof holdUntil === "string") return { held: sayUntil(Date.parse(holdUntil)) };
  const minutes = Number(holdMinutes ?? 0);
  if (minutes === 0) return { held: "until the next reading, or as long as the rates are held" };
  return { held: sayUntil(Date.parse(askedAt) + minutes * MINUTE_MS) };
}

/** A change of making charges in words: `2 points less`, or `12%`. */
function makingOf({ by, to }: NonNullable<Fields>): { readonly "making charge": string } {
  if (typeof by !== "number") return { "making charge": `${String(to)}%` };
  const points = Math.abs(by) === 1 ? "point" : "points";
  return { "making charge": `${Math.abs(by)} ${points} ${by < 0 ? "less" : "more"}` };
}

/** The pieces of an import whose prices fall furthest, in words: the former and the new price. */
function fallsOf({ falls }: NonNullable<Fields>): string {
  const fallen = Array.isArray(falls) ? (falls as readonly PriceFall[]) : [];
  return fallen
    .map(
      ({ name, formerPrice, newPrice }) =>
        `${name} from ${formatRupees(formerPrice)} to ${formatRupees(newPrice)}`,
    )
    .join("; ");
}

/** Writes the shares of an adjustment in percent. */
function sharesOf(fields: Fields): Fields {
  const entries = Object.entries(fields ?? {}).map(([metal, value]) => {
    const { bp, ...rest } = (value ?? {}) as Readonly<Record<string, unknown>>;
    return [metal, typeof bp === "number" ? { bp: `${(bp / 100).toFixed(2)}%`, ...rest } : rest];
  });
  return Object.fromEntries(entries);
}

function withState(fields: Fields): Fields {
  const state = fields?.["state"];
  const words: Readonly<Record<string, string>> = ORDER_STATE_WORDS;
  return typeof state === "string" ? { ...fields, state: words[state] ?? state } : fields;
}
