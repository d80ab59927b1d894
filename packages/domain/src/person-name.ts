/**
 * Endings of web addresses that people would open. The shop refuses a name that contains an address
 * with one of these endings.
 */
const ENDINGS = new Set(
  (
    "ai app at be biz blog cc cf cloud club co com de dev eu fm ga gg gl gq icu in info io is it link live lol ly me ml mobi net news " +
    "nl nu online onion org page ph pk pl pro pw ru rs se sh shop site sk space store su tech tel tk to top tv uk us vip website win ws xin xyz zip"
  ).split(" "),
);

/** The endings of web addresses in the scripts of India. */
const INDIAN_ENDINGS =
  /\.(?:भारत|भारतम्|भारोत|ভারত|ভাৰত|ਭਾਰਤ|ભારત|ଭାରତ|இந்தியா|భారత్|ಭಾರತ|ഭാരതം|بھارت|ڀارت|कॉम|नेट|संगठन)(?![\p{L}\p{M}])/u;

/**
 * Short forms before a name, such as `St`, which are often written without a space after the full
 * stop.
 */
const SHORT_FORMS = new Set(
  "adv b ca capt chi col cs dr er fr gen haji hon jr kr ku km late lt maj md mdm mohd mr mrs ms mx ph phd prof rev sau sgt sh shri smt sr sri st thiru tmt".split(
    " ",
  ),
);

/**
 * Matches four digits that are close to each other, as in a phone number. Names such as "Class of 12"
 * and "Ward 140" have fewer digits.
 */
const MANY_DIGITS = /(?:\p{Nd}\D{0,3}){4}/u;
const MAIL = /@/;
const SCHEME = /\b(?:https?|hxxps?|ftp|mailto|tel|wa|upi|data|javascript):|:\/\/|\bwww\b/i;
const WORDS_WITH_STOPS = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
const SPELLED_STOP = /[\p{L}\p{N}-]{2,}\s*[[({]?\s*\b(?:dot|punkt)\b\s*[\])}]?\s*([a-z]{2,6})\b/giu;
/** Characters that browsers take for a dot, or that look like a dot. */
const STOPS = /[。｡．․‧·•∙⋅]/g;
const INVISIBLE = /[\p{Cf}\u115F\u1160\u3164]|\u034F/gu;

/**
 * Whether a name contains a web address, an e-mail address or a phone number. Names are printed in
 * letters and on parcels, so they must not contain advertisements. Initials and short forms
 * ("A.P.J. Abdul Kalam", "Ku.Priya", "St. John") are names, in every script.
 */
export function holdsAddress(name: string): boolean {
  const text = name.normalize("NFKC").replace(INVISIBLE, "").replace(STOPS, ".");
  if (MAIL.test(text) || SCHEME.test(text) || MANY_DIGITS.test(text)) return true;
  if (INDIAN_ENDINGS.test(text)) return true;
  for (const [, ending = ""] of text.matchAll(SPELLED_STOP)) {
    if (ENDINGS.has(ending.toLowerCase())) return true;
  }
  return holdsDomain(text) || holdsSpacedDomain(text);
}

function holdsDomain(text: string): boolean {
  return [...text.matchAll(WORDS_WITH_STOPS)].some(({ 0: chain, index }) => {
    const words = chain.split(".");
    const ending = words.pop()?.toLowerCase() ?? "";
    const isPath = text.startsWith("/", index + chain.length);
    // A chain of initials such as "A.De Souza" is a name, but with a path behind it, as in
    // "t.me/x", it is an address.
    if (words.every(isInitial)) return isPath && ENDINGS.has(ending);
    if (ENDINGS.has(ending)) return true;
    const isLatin = /^[\x20-\x7e]+$/.test(chain);
    const isShort = words.every((word) => isInitial(word) || SHORT_FORMS.has(word.toLowerCase()));
    return isLatin && ending.length > 1 && !isShort;
  });
}

function isInitial(word: string): boolean {
  return [...word.replace(/\p{M}/gu, "")].length === 1;
}

/**
 * Whether a text has a web address with spaces or brackets around its dot, such as "evil . com" or
 * "evil (.) com". Only known endings count.
 */
function holdsSpacedDomain(text: string): boolean {
  const spaced = text.matchAll(
    /([\p{L}\p{M}\p{N}-]{2,})(\s+\.\s*|\s*[[({]\s*\.\s*[\])}]\s*)([a-z]+)/giu,
  );
  return [...spaced].some(([, , , ending = ""]) => ENDINGS.has(ending.toLowerCase()));
}
