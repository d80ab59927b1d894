/**
 * The fields that a canned answer may have in braces, as in `{first name}`. The screen of staff
 * fills them from the ticket, its shopper and one order.
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

/** The text in one pair of braces, on one line. */
const BRACES = /\{([^{}\n]{1,60})\}/g;

/** The texts in braces, each once, in the order in which they come first. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(BRACES)].map(([, field = ""]) => field.trim()))];
}

/** The texts in braces that are no fields of an answer. */
export function unknownFieldsIn(text: string): string[] {
  return fieldsIn(text).filter((field) => !(ANSWER_FIELDS as readonly string[]).includes(field));
}

/**
 * Replaces the fields that have a value. All other fields stay in their braces, and an answer that
 * still has braces can't be sent (`fieldsIn`).
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
