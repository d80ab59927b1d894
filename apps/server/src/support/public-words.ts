/** What is read of a text, whatever its length: nobody's work grows with what somebody sends. */
const READ = 1000;
const LONGEST = 400;
const LONGEST_NAME = 30;
const NOBODY = "A visitor";

/** A UPI id is one too. Its parts are bounded, so that no text takes longer than its length. */
const EMAIL = /[^\s<>@,;:()]{1,64}@[^\s<>@,;:()]{0,252}[^\s<>@,;:().!?'"]/gu;
/**
 * Web addresses, also bare ones. A word of two letters, or a common ending, right after a full stop
 * is taken for one; other words are not, as many people leave out the blank there.
 */
const LINK =
  /(?:https?:\/\/|www\.)\S{1,1000}|(?<![\p{L}\p{Nd}-])(?:[\p{L}\p{Nd}-]{1,63}\.){1,8}(?:(?:[a-z]{2}|com|net|org|info|biz|shop|store|online|site|website|xyz|top|app|dev|club|link|live|bet|casino|vip|win|pro|name|mobi|asia|tech|space|fun|xn--[a-z\d-]{1,59})(?![\p{L}\p{Nd}-])(?:[/?#:]\S{0,1000})?|[\p{L}-]{2,63}\/\S{0,1000})/giu;
/**
 * An amount in rupees below a crore, as India writes it, which stays; else eight digits or more, of
 * any script, with what people put between them.
 */
const AMOUNT_OR_NUMBER =
  /((?:₹|\bRs\.?|\bINR)\s?\p{Nd}{1,2}(?:,\p{Nd}{2})?,\p{Nd}{3}(?:\.\p{Nd}{1,2})?(?!\p{Nd}))|\+?\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){7,}/gu;
const PAN = /(?<![a-z\d])[a-z]{5}\p{Nd}{4}[a-z](?![a-z\d])/giu;
/** With blanks only in capitals: "Order 2451 I placed" is none. */
const PAN_APART =
  /(?<![A-Z\d])[A-Z](?:[\s\p{P}]{0,3}[A-Z]){4}(?:[\s\p{P}]{0,3}\p{Nd}){4}[\s\p{P}]{0,3}[A-Z](?![A-Z\d])/gu;

/** A text that everybody may read: no address, link, phone, card number or PAN stays in it. */
function withoutContacts(text: string): string {
  return text
    .replace(EMAIL, "[e-mail]")
    .replace(LINK, "[link]")
    .replace(AMOUNT_OR_NUMBER, (_all, amount?: string) => amount ?? "[number]")
    .replace(PAN, "[number]")
    .replace(PAN_APART, "[number]");
}

/** What everybody sees of a message. */
export function publicText(text: string): string {
  const { begun, whole } = beginningOf(text);
  const words = withoutContacts(begun);
  if (whole && lengthOf(words) <= LONGEST) return words;
  return `${cut(words, LONGEST - 1).trimEnd()}…`;
}

/**
 * What everybody sees of a name: the first one, and the initial of the last. `Meera N.` Only letters
 * and what joins them: no address can be made of these.
 */
export function publicName(fullName: string): string {
  const safe = withoutContacts(beginningOf(fullName).begun).replace(/\[[a-z-]{1,9}\]/g, " ");
  const names = safe.match(/\p{L}[\p{L}\p{M}\p{Join_Control}'’-]*/gu) ?? [];
  const [first = NOBODY, ...others] = names;
  const [initial] = others.at(-1) ?? "";
  const shown = cut(first, LONGEST_NAME);
  return initial ? `${shown} ${initial.toUpperCase()}.` : shown;
}

/** Signs that only look different are made the same first: `９８…` are digits too. */
function beginningOf(text: string): { begun: string; whole: boolean } {
  const read = cut(text, READ);
  const same = read.normalize("NFKC");
  const begun = cut(same, READ);
  return { begun, whole: read === text && begun === same };
}

/** Letters may be made of two code units: none is cut in two. */
function cut(text: string, most: number): string {
  return [...text.slice(0, 2 * most)].slice(0, most).join("");
}

function lengthOf(text: string): number {
  return [...text].length;
}
