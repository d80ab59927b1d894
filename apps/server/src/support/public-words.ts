/**
 * How many characters of a text are examined. The limit bounds the processor time that one text can
 * cost.
 */
const LONGEST_READ = 1000;
const LONGEST = 400;
const LONGEST_NAME = 30;
const NOBODY = "A visitor";

/**
 * Matches e-mail addresses and UPI ids. The lengths of an address's parts are bounded, so that
 * matching takes linear time.
 */
const EMAIL = /[^\s<>@,;:()]{1,64}@[^\s<>@,;:()]{0,252}[^\s<>@,;:().!?'"]/gu;
/**
 * Matches web addresses, also without a scheme. People often leave out the blank after a sentence,
 * so the letters after a full stop count as a web address only if they are two, or a common
 * top-level domain.
 */
const LINK =
  /(?:https?:\/\/|www\.)\S{1,1000}|(?<![\p{L}\p{Nd}-])(?:[\p{L}\p{Nd}-]{1,63}\.){1,8}(?:(?:[a-z]{2}|com|net|org|info|biz|shop|store|online|site|website|xyz|top|app|dev|club|link|live|bet|casino|vip|win|pro|name|mobi|asia|tech|space|fun|xn--[a-z\d-]{1,59})(?![\p{L}\p{Nd}-])(?:[/?#:]\S{0,1000})?|[\p{L}-]{2,63}\/\S{0,1000})/giu;
/**
 * Matches an amount in rupees below one crore in Indian notation, which stays in the text.
 * Otherwise it matches at least eight digits of any script with up to three other characters
 * between them, which are removed.
 */
const AMOUNT_OR_NUMBER =
  /((?:₹|\bRs\.?|\bINR)\s?\p{Nd}{1,2}(?:,\p{Nd}{2})?,\p{Nd}{3}(?:\.\p{Nd}{1,2})?(?!\p{Nd}))|\+?\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){7,}/gu;
const PAN = /(?<![a-z\d])[a-z]{5}\p{Nd}{4}[a-z](?![a-z\d])/giu;
/**
 * Matches a PAN with blanks or punctuation between its characters, in capitals only: "Order 2451 I
 * placed" is not a PAN.
 */
const PAN_APART =
  /(?<![A-Z\d])[A-Z](?:[\s\p{P}]{0,3}[A-Z]){4}(?:[\s\p{P}]{0,3}\p{Nd}){4}[\s\p{P}]{0,3}[A-Z](?![A-Z\d])/gu;

/**
 * Removes e-mail addresses, links, phone and card numbers, and PANs from a text that is shown to
 * everybody.
 */
function withoutContacts(text: string): string {
  return text
    .replace(EMAIL, "[e-mail]")
    .replace(LINK, "[link]")
    .replace(AMOUNT_OR_NUMBER, (_all, amount?: string) => amount ?? "[number]")
    .replace(PAN, "[number]")
    .replace(PAN_APART, "[number]");
}

/** Returns the public form of a message, without contact data. */
export function publicText(text: string): string {
  const { beginning, whole } = beginningOf(text);
  const words = withoutContacts(beginning);
  if (whole && lengthOf(words) <= LONGEST) return words;
  return `${cut(words, LONGEST - 1).trimEnd()}…`;
}

/**
 * Returns the public form of a name: the first name and the initial of the last, such as `Meera N.`
 * The result contains only letters and their joining characters, so it can't contain an address.
 */
export function publicName(fullName: string): string {
  const safe = withoutContacts(beginningOf(fullName).beginning).replace(/\[[a-z-]{1,9}\]/g, " ");
  const names = safe.match(/\p{L}[\p{L}\p{M}\p{Join_Control}'’-]*/gu) ?? [];
  const [first = NOBODY, ...others] = names;
  const [initial] = others.at(-1) ?? "";
  const firstName = cut(first, LONGEST_NAME);
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}

/**
 * Returns the beginning of a text in Unicode's form NFKC, which replaces characters such as `９８` by
 * the plain digits. `whole` is false when the text was cut.
 */
function beginningOf(text: string): { beginning: string; whole: boolean } {
  const read = cut(text, LONGEST_READ);
  const same = read.normalize("NFKC");
  const beginning = cut(same, LONGEST_READ);
  return { beginning, whole: read === text && beginning === same };
}

/** Cuts a text without splitting a character that consists of two code units. */
function cut(text: string, most: number): string {
  return [...text.slice(0, 2 * most)].slice(0, most).join("");
}

function lengthOf(text: string): number {
  return [...text].length;
}
