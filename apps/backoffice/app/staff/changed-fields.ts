import { formatWeight } from "@suvarna/domain/formats";
import { APPROVAL_KIND_WORDS } from "@suvarna/words/en/approvals";
import { sayAuditField } from "@suvarna/words/en/audit";
import { sayMoney } from "../parts/money.tsx";
import { sayTime } from "../platform/times.ts";

/** The fields of an entry of the audit log or of a request for approval, as the API sends them. */
export type Fields = Readonly<Record<string, unknown>> | null;

/** A changed field in words. A value of null means that the field did not exist. */
export interface ChangedField {
  /** The name of the field in words, such as "24K" for `perGram.24K`. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Matches the ends of field names whose numbers are amounts in paise. */
const AMOUNT =
  /(amount|amountBack|paise|total|sum|price|refunded|perGram|worth|paid|due|minimum)$/i;
/** Matches the ends of field names whose values are codes, such as `pending_payment`. */
const CODED = /(^|[a-z])(state|kind|status|role|reason|method|purpose)$/i;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Lists the fields that differ between two states of a record, in the order of the newer state. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  const old = flat(before);
  const next = flat(after);
  const names = [...new Set([...next.keys(), ...old.keys()])];
  return names.flatMap((name) => {
    const was = old.get(name) ?? null;
    const is = next.get(name) ?? null;
    return was === is ? [] : [{ name: sayAuditField(name), before: was, after: is }];
  });
}

function flat(fields: Fields): Map<string, string> {
  const flatFields = new Map<string, string>();
  for (const [name, value] of Object.entries(fields ?? {})) add(flatFields, [name], value);
  return flatFields;
}

function add(flatFields: Map<string, string>, path: readonly string[], value: unknown): void {
  if (value === null || value === undefined) return;
  if (typeof value === "object" && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) add(flatFields, [...path, name], inner);
    return;
  }
  flatFields.set(path.join("."), say(path, value));
}

function say(path: readonly string[], value: unknown): string {
  if (typeof value === "number") return sayNumber(path, value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return sayText(path.at(-1) ?? "", value);
  if (Array.isArray(value)) return value.map((item) => say(path, item)).join(", ");
  return JSON.stringify(value);
}

function sayNumber(path: readonly string[], value: number): string {
  const name = path.at(-1) ?? "";
  if (path.some((part) => AMOUNT.test(part))) return sayMoney(value);
  if (name.endsWith("Mg")) return formatWeight(value);
  if (name.endsWith("Bp")) return `${(value / 100).toFixed(2)}%`;
  if (name.endsWith("Minutes")) return `${value} min`;
  return value.toLocaleString("en-IN");
}

function sayText(name: string, value: string): string {
  if (TIME.test(value)) return sayTime(value);
  if (!CODED.test(name)) return value;
  const kinds: Readonly<Record<string, string>> = APPROVAL_KIND_WORDS;
  return kinds[value] ?? value.replaceAll("_", " ");
}
