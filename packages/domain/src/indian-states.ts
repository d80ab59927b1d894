/** A state or union territory of India, with its GST state code. */
export interface IndianState {
  readonly code: string;
  readonly name: string;
}

/** Each state with its letters on number plates, and with its former and other common names. */
const STATES: readonly (readonly [code: string, name: string, ...others: string[]])[] = [
  ["35", "Andaman and Nicobar Islands", "AN", "Andaman and Nicobar"],
  ["37", "Andhra Pradesh", "AP"],
  ["12", "Arunachal Pradesh", "AR"],
  ["18", "Assam", "AS"],
  ["10", "Bihar", "BR"],
  ["04", "Chandigarh", "CH"],
  ["22", "Chhattisgarh", "CG", "Chattisgarh", "CT"],
  [
    "26",
    "Dadra and Nagar Haveli and Daman and Diu",
    "DN",
    "Dadra and Nagar Haveli",
    "Daman and Diu",
    "DD",
    "DH",
  ],
  ["07", "Delhi", "DL", "New Delhi", "NCT of Delhi"],
  ["30", "Goa", "GA"],
  ["24", "Gujarat", "GJ"],
  ["06", "Haryana", "HR"],
  ["02", "Himachal Pradesh", "HP"],
  ["01", "Jammu and Kashmir", "JK"],
  ["20", "Jharkhand", "JH"],
  ["29", "Karnataka", "KA"],
  ["32", "Kerala", "KL"],
  ["38", "Ladakh", "LA"],
  ["31", "Lakshadweep", "LD"],
  ["23", "Madhya Pradesh", "MP"],
  ["27", "Maharashtra", "MH"],
  ["14", "Manipur", "MN"],
  ["17", "Meghalaya", "ML"],
  ["15", "Mizoram", "MZ"],
  ["13", "Nagaland", "NL"],
  ["21", "Odisha", "OD", "Orissa", "OR"],
  ["34", "Puducherry", "PY", "Pondicherry"],
  ["03", "Punjab", "PB"],
  ["08", "Rajasthan", "RJ"],
  ["11", "Sikkim", "SK"],
  ["33", "Tamil Nadu", "TN", "Tamilnadu"],
  ["36", "Telangana", "TS", "TG"],
  ["16", "Tripura", "TR"],
  ["09", "Uttar Pradesh", "UP"],
  ["05", "Uttarakhand", "UK", "Uttaranchal", "UA"],
  ["19", "West Bengal", "WB"],
];

/** All states and union territories, sorted by name. */
export const INDIAN_STATES: readonly IndianState[] = STATES.map(([code, name]) => ({ code, name }));

const BY_SPELLING = new Map(
  STATES.flatMap(([code, ...spellings]) =>
    spellings.map((spelling) => [plain(spelling), { code, name: spellings[0] as string }] as const),
  ),
);

/**
 * Finds the state of India with this name. Former names, other spellings and the letters of number
 * plates are known too: `Orissa`, `jammu & kashmir` and `KA`.
 * @returns null when the text names no Indian state
 */
export function indianState(text: string): IndianState | null {
  return BY_SPELLING.get(plain(text)) ?? null;
}

/** Writes a name in lower case without punctuation, so that different spellings can be compared. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z]+/g, " ")
    .trim();
}
