import { sayMoney } from "../parts/money.tsx";

/** Fields of an audit row or of a request, as the API gives them. */
export type Fields = Readonly<Record<string, unknown>> | null;

/** A field that changed, in words. Null: it did not exist. */
export interface ChangedField {
  /** The path of the field, such as `perGram.24K`. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The last part of the names whose numbers are amounts in paise. */
const AMOUNT = /(amount|amountBack|paise|total|sum|price|refunded|perGram|worth|paid|due)$/i;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The fields that differ between two states, in the order of the newer state. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  const old = flat(before);
  const next = flat(after);
  const names = [...new Set([...next.keys(), ...old.keys()])];
  return names.flatMap((name) => {
    const was = old.get(name) ?? null;
    const is = next.get(name) ?? null;
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}

function flat(fields: Fields): Map<string, string> {
  const said = new Map<string, string>();
  for (const [name, value] of Object.entries(fields ?? {})) add(said, [name], value);
  return said;
}

function add(said: Map<string, string>, path: readonly string[], value: unknown): void {
  if (value === null || value === undefined) return;
  if (typeof value === "object" && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) add(said, [...path, name], inner);
    return;
  }
  said.set(path.join("."), say(path, value));
}

function say(path: readonly string[], value: unknown): string {
  if (typeof value === "number" && path.some((name) => AMOUNT.test(name))) return sayMoney(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" && TIME.test(value)) return new Date(value).toLocaleString("en-IN");
  if (Array.isArray(value)) return value.map((item) => say(path, item)).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
