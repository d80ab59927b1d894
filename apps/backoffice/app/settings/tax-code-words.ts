import type { TaxCodes, TaxCodesInput } from "@suvarna/contract/settings/staff-schemas";
import {
  GOODS,
  type Goods,
  INVOICE_KINDS,
  type InvoiceKind,
  isHsn,
  isSeriesPrefix,
} from "@suvarna/domain/invoice";
import { HSN_LABELS, PREFIX_LABELS } from "@suvarna/words/en/setting-labels";

export type CodeName = `hsn.${Goods}` | `prefix.${InvoiceKind}`;

/** The typed codes that are not saved yet. */
export type CodeDraft = Partial<Record<CodeName, string>>;

/** A code of tax documents, with the properties of its field. */
export interface CodeField {
  readonly name: CodeName;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** The message about an invalid code; null for a valid code. */
  problemOf(text: string): string | null;
}

/** The codes of tax documents in the order of their fields. */
export function codeFields({ hsn, prefixes, series }: TaxCodes): CodeField[] {
  const goods = GOODS.map((name) => ({
    name: `hsn.${name}` as const,
    label: HSN_LABELS[name],
    value: hsn[name],
    problemOf: (text: string) => (isHsn(text) ? null : "Write 4, 6 or 8 digits"),
  }));
  const kinds = INVOICE_KINDS.map((kind) => {
    const next = series.find((each) => each.kind === kind)?.next;
    return {
      name: `prefix.${kind}` as const,
      label: PREFIX_LABELS[kind],
      value: prefixes[kind],
      ...(next ? { hint: `next: ${next}` } : {}),
      problemOf: (text: string) =>
        isSeriesPrefix(text) ? null : "Write 1 to 3 letters and digits",
    };
  });
  return [...goods, ...kinds];
}

/** Converts a typed code into the form in which it is saved: `sv ` becomes `SV`. */
export function readCode(text: string): string {
  return text.trim().toUpperCase();
}

/**
 * The saved codes with the typed codes in their place. This function does not check whether two
 * kinds of documents have the same prefix.
 */
export function codesOf(codes: TaxCodes, draft: CodeDraft): TaxCodesInput {
  const read = (name: CodeName, value: string) => readCode(draft[name] ?? value);
  const hsn = GOODS.map((name) => [name, read(`hsn.${name}`, codes.hsn[name])]);
  const prefixes = INVOICE_KINDS.map((kind) => [
    kind,
    read(`prefix.${kind}`, codes.prefixes[kind]),
  ]);
  return {
    hsn: Object.fromEntries(hsn) as TaxCodesInput["hsn"],
    prefixes: Object.fromEntries(prefixes) as TaxCodesInput["prefixes"],
  };
}

/** The message about the typed code of a field; null for a valid code. */
export function codeProblem(codes: TaxCodes, draft: CodeDraft, field: CodeField): string | null {
  const text = readCode(draft[field.name] ?? field.value);
  const problem = field.problemOf(text);
  if (problem || !field.name.startsWith("prefix.")) return problem;
  const same = Object.values(codesOf(codes, draft).prefixes).filter((prefix) => prefix === text);
  return same.length > 1 ? "Another kind of document has it" : null;
}
