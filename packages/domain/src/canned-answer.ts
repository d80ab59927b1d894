/**
 * The fields that a canned answer may have in braces, as in `{first name}`. The back office fills
 * them in from the ticket, its shopper and one order.
 */
export const ANSWER_FIELDS = [
  "first name",
  "name",
  "ticket number",
  "order number",
  "order date",
  "order state",
  "order total",
  "payment method",
  "piece",
  "pieces",
  "refund",
  "my name",
] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

/** Matches a pair of braces with a text between them, on one line. */
const BRACES = /\{([^{}\n]{1,60})\}/g;

/** Lists the texts in braces, each text once, in the order of its first use. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(BRACES)].map(([, field = ""]) => field.trim()))];
}

/** Lists the texts in braces that are not names of a canned answer's fields. */
export function unknownFieldsIn(text: string): string[] {
  return fieldsIn(text).filter((field) => !(ANSWER_FIELDS as readonly string[]).includes(field));
}

/**
 * Replaces the fields of a canned answer that have a value. All other fields stay in their braces,
 * and staff can't send an answer that still has braces (see `fieldsIn`).
 */
export function fillAnswer(
  text: string,
  values: Readonly<Partial<Record<AnswerField, string>>>,
): string {
  return text.replace(BRACES, (braces, field: string) => {
    const name = field.trim();
    return Object.hasOwn(values, name) ? (values[name as AnswerField] ?? braces) : braces;
  });
}
