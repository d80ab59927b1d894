import { PAISE_PER_RUPEE, type Paise } from "./money.ts";

const SMALL = [
  "",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
];
const TENS = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"];

/**
 * An amount in words, as Indian invoices print it below the total:
 * `Rupees One Lakh Twenty-Four Thousand Five Hundred Eighty and Fifty Paise Only`.
 * @throws RangeError when the amount is not a whole, non-negative number of paise
 */
export function amountInWords(paise: Paise): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`No amount: ${paise}`);
  const rest = paise % PAISE_PER_RUPEE;
  const rupees = numberInWords((paise - rest) / PAISE_PER_RUPEE);
  return `Rupees ${rupees}${rest > 0 ? ` and ${belowHundred(rest)} Paise` : ""} Only`;
}

/**
 * Writes a number in words with crores, lakhs and thousands. The number of crores may itself be
 * above a hundred.
 */
function numberInWords(value: number): string {
  if (value === 0) return "Zero";
  const crores = Math.floor(value / 10_000_000);
  return [
    crores > 0 ? `${numberInWords(crores)} Crore` : "",
    named(Math.floor(value / 100_000) % 100, "Lakh"),
    named(Math.floor(value / 1000) % 100, "Thousand"),
    named(Math.floor(value / 100) % 10, "Hundred"),
    belowHundred(value % 100),
  ]
    .filter(Boolean)
    .join(" ");
}

function named(value: number, name: string): string {
  return value > 0 ? `${belowHundred(value)} ${name}` : "";
}

function belowHundred(value: number): string {
  if (value < 20) return SMALL[value] as string;
  const ones = SMALL[value % 10];
  return `${TENS[Math.floor(value / 10)]}${ones ? `-${ones}` : ""}`;
}
