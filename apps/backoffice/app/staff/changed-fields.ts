import { formatWeight } from "@suvarna/domain/formats";
import { APPROVAL_KIND_WORDS } from "@suvarna/words/en/approvals";
import { sayAuditAction, sayAuditField } from "@suvarna/words/en/audit";
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
  /(amount|amountBack|paise|total|sum|price|refunded|remitted|perGram|worth|paid|due|rest|owed|minimum|toCollect|collectsLess)$/i;
/** Matches values that are codes, such as `pending_payment`, `readPan` and `by-hand`. */
const CODE = /^[a-z]+(?:[_-][a-z0-9]+)+$|^[a-z]+(?:[A-Z][a-z]+)+$/;
/** Matches names in the code of data or permissions, such as `orders.readPan`. */
const DOTTED = /^[a-z]+(?:[._-][A-Za-z]+)+$/;
/** Matches the id of a record. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Matches fields with the ids of members of staff. */
const PERSON = /(By|assignedTo)$/;
/** Matches fields with the ids of categories. */
const CATEGORY = /^categor(y|ies|yId|yIds)$/;
/**
 * Fields with ids of records that no page shows under this id. The export contains them. The ids of
 * people and categories are shown as names, and those of other records are left out too.
 */
const UNSHOWN =
  /^(id|ids|approvalId|captureId|factor|invitationId|messageId|noteId|paymentId|paymentIds|productId|refundId)$/;
/** Matches fields whose values are part of an address or were typed, so they are no codes. */
const TYPED = /(slug|name|title|email|reference|page|code)$/i;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The labels of fields that have other words than `sayAuditField` makes of their names. */
export type Labels = ReadonlyMap<string, string>;

/** The names that are shown instead of ids. */
export interface Names {
  /** The names of the staff by their ids. */
  readonly people: ReadonlyMap<string, string>;
  /** Names a category; has words for a category that does not exist any more. */
  readonly category: (id: string) => string;
}

/** Whether a text is the id of a record, which tells people nothing. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** Lists the fields that differ between two states of a record, in the order of the newer state. */
export function changedFields(
  before: Fields,
  after: Fields,
  { labels, names }: { readonly labels?: Labels | undefined; readonly names?: Names } = {},
): ChangedField[] {
  const old = flat(before, names);
  const next = flat(after, names);
  const fieldNames = [...new Set([...next.keys(), ...old.keys()])];
  const changed = fieldNames.flatMap((name) => {
    const was = old.get(name) ?? null;
    const is = next.get(name) ?? null;
    return was === is
      ? []
      : [{ name: labels?.get(name) ?? sayAuditField(name), before: was, after: is }];
  });
  return isReordered(before, after)
    ? [...changed, { name: "order", before: null, after: "another one" }]
    : changed;
}

/** Whether a change has only put records into another order. */
function isReordered(before: Fields, after: Fields): boolean {
  const [was, is] = [before?.["ids"], after?.["ids"]];
  return Array.isArray(was) && Array.isArray(is) && was.join() !== is.join();
}

function flat(fields: Fields, names: Names | undefined): Map<string, string> {
  const flatFields = new Map<string, string>();
  for (const [name, value] of Object.entries(fields ?? {})) add(flatFields, [name], value, names);
  return flatFields;
}

function add(
  flatFields: Map<string, string>,
  path: readonly string[],
  value: unknown,
  names: Names | undefined,
): void {
  if (value === null || value === undefined || value === "") return;
  if (UNSHOWN.test(path.at(-1) ?? "")) return;
  if (Array.isArray(value) && value.length === 0) return;
  if (typeof value === "object" && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) {
      add(flatFields, [...path, name], inner, names);
    }
    return;
  }
  const said = say(path, value, names);
  if (said !== null) flatFields.set(path.join("."), said);
}

/** Says a value in words; null for the id of a record that has no name here. */
function say(path: readonly string[], value: unknown, names: Names | undefined): string | null {
  if (typeof value === "number") return sayNumber(path, value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") {
    const name = path.at(-1) ?? "";
    return ID.test(value) ? sayId(name, value, names) : sayText(name, value);
  }
  if (Array.isArray(value)) return sayList(path, value, names);
  const fields = changedFields(null, value as Fields, names ? { names } : {});
  return fields.map(({ name, after }) => `${name} ${after}`).join(", ") || null;
}

/** The name of a person or a category; null for the id of another record. */
function sayId(field: string, id: string, names: Names | undefined): string | null {
  if (!names) return null;
  if (CATEGORY.test(field)) return names.category(id);
  const isPerson = PERSON.test(field) && names.people.size > 0;
  return names.people.get(id) ?? (isPerson ? "somebody who left" : null);
}

/** Lists values in words. A list of records, such as sizes, has a semicolon between two of them. */
function sayList(
  path: readonly string[],
  values: readonly unknown[],
  names: Names | undefined,
): string | null {
  const hasRecords = values.some((value) => typeof value === "object" && value !== null);
  const said = values.flatMap((value) => say(path, value, names) ?? []);
  return said.length === 0 ? null : said.join(hasRecords ? "; " : ", ");
}

function sayNumber(path: readonly string[], value: number): string {
  const name = path.at(-1) ?? "";
  if (path.some((part) => AMOUNT.test(part))) return sayMoney(value);
  if (name.endsWith("Mg")) return formatWeight(value);
  if (name.endsWith("Bp")) return `${(value / 100).toFixed(2)}%`;
  if (name === "ms") return `${value} ms`;
  if (name.endsWith("Minutes")) return `${value} min`;
  return value.toLocaleString("en-IN");
}

function sayText(name: string, value: string): string {
  if (TIME.test(value)) return sayTime(value);
  if (name === "what") return sayAuditAction(value);
  const kinds: Readonly<Record<string, string>> = APPROVAL_KIND_WORDS;
  const kind = kinds[value];
  if (kind) return kind;
  // How money was taken at the counter.
  if (name === "by") return sayAuditField(value);
  // The names of the fields whose text was written, and of permissions.
  if (name === "written" || name === "stillRight") return sayAuditField(value);
  if (name === "permission" && DOTTED.test(value)) return sayAuditField(value.replace(".", " "));
  return CODE.test(value) && !TYPED.test(name) ? sayAuditField(value.replaceAll("-", " ")) : value;
}
