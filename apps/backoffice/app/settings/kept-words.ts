import type { Part } from "./draft.ts";

/** The result of saving a part of the settings. */
export interface KeptPart {
  readonly part: Part;
  /** Whether the part waits for a second person. Otherwise it counts from now on. */
  readonly waits: boolean;
}

const PART_NAMES: Readonly<Record<Part, { readonly name: string; readonly are: boolean }>> = {
  identity: { name: "the shop's identity", are: false },
  codes: { name: "the codes of tax documents", are: true },
  values: { name: "the settings", are: true },
};

/** The names of parts as the beginning of a sentence, and whether they are more than one thing. */
function subjectOf(parts: readonly Part[]): { readonly words: string; readonly are: boolean } {
  const words = parts.map((part) => PART_NAMES[part].name).join(" and ");
  const are = parts.length > 1 || parts.some((part) => PART_NAMES[part].are);
  return { words: words.charAt(0).toUpperCase() + words.slice(1), are };
}

const partsOf = (kept: readonly KeptPart[], waits: boolean) =>
  kept.filter((each) => each.waits === waits).map(({ part }) => part);

/**
 * The title of the toast about the saved parts.
 * @param labels the labels of the changed fields
 */
export function keptTitle(kept: readonly KeptPart[], labels: readonly string[]): string {
  const [first = "", second] = labels;
  const more = labels.length - 1;
  const fields = more > 1 ? `${first} and ${more} more` : second ? `${first} and ${second}` : first;
  if (kept.every(({ waits }) => waits)) return `A second person is asked: ${fields}`;
  if (kept.every(({ waits }) => !waits)) return `Kept: ${fields}`;
  return `Kept in part, a second person is asked for the rest: ${fields}`;
}

/** The sentences about the saved parts: which of them count now, and which wait. */
export function keptText(kept: readonly KeptPart[]): string {
  if (kept.every(({ waits }) => waits)) return "The old values count until somebody agrees.";
  if (kept.every(({ waits }) => !waits)) return "They count from now on.";
  return sayEach(kept);
}

/** The sentences in which a failure after the first saved part begins. Empty if none was saved. */
export function failureText(kept: readonly KeptPart[], failed: Part, why: string): string {
  if (kept.length === 0) return why;
  const { words, are } = subjectOf([failed]);
  return `${sayEach(kept)} ${words} ${are ? "are" : "is"} not saved: ${why}`;
}

/** The sentences about the changed parts before they are saved: which will count at once. */
export function planText(parts: readonly KeptPart[]): string {
  if (parts.every(({ waits }) => !waits)) {
    return "They count from now on, for new carts and orders.";
  }
  if (parts.every(({ waits }) => waits)) {
    return "Settings that move prices or money, and what stands on invoices, take two people. Another owner can agree until the request lapses; until then the old values count.";
  }
  return `${sayEach(parts)} Another owner can agree until the request lapses.`;
}

function sayEach(parts: readonly KeptPart[]): string {
  const sentences = [];
  const now = subjectOf(partsOf(parts, false));
  if (now.words) sentences.push(`${now.words} ${now.are ? "count" : "counts"} from now on.`);
  const later = subjectOf(partsOf(parts, true));
  if (later.words) {
    const wait = later.are ? "wait" : "waits";
    sentences.push(`${later.words} ${wait}: the old values count until somebody agrees.`);
  }
  return sentences.join(" ");
}
