import { LANGUAGES } from "@suvarna/words/languages";

const WORDS: Readonly<Record<string, string>> = {
  carat: "Grade",
  net_weight_g: "Net weight",
  gross_weight_g: "Gross weight",
  making_percent: "Making",
  stone_value_rupees: "Stones",
  discount_percent: "Discount",
  stones: "Stones set",
  huid: "HUID",
};

/**
 * The name of a column of the imported file, in words for staff. A column with a translation also
 * names its language.
 */
export function columnWords(column: string): string {
  const language = LANGUAGES.find(({ code }) => column.endsWith(`_${code}`));
  if (language)
    return `${columnWords(column.slice(0, -language.code.length - 1))}, ${language.name}`;
  const words = column.replaceAll("_", " ");
  return WORDS[column] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const GROUPED = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The value of a cell of the imported file, with its unit. */
export function cellWords(column: string, cell: string): string {
  if (cell === "") return "empty";
  if (column.endsWith("_weight_g")) return `${cell} g`;
  if (column.endsWith("_percent")) return `${cell.replace(/\.?0+$/, "")}%`;
  if (column.endsWith("_rupees")) return `₹${GROUPED.format(Number(cell))}`;
  return cell;
}
