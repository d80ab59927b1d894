/** Words that often occur in passwords, in lower case. */
const COMMON_WORDS = [
  ..."correcthorsebatterystaple password passwort passphrase secret default demonstration example".split(
    " ",
  ),
  ..."administrator admin changeme change letmein welcome iloveyou trustno sunshine princess".split(
    " ",
  ),
  ..."football cricket monkey dragon master login access system server test live demo".split(" "),
  ..."suvarna jewellery jewellers jeweller jewelry jewel diamond silver gold shop store".split(" "),
  ..."staff owner india mumbai delhi bengaluru bangalore krishna ganesh lakshmi".split(" "),
  ..."qwertyuiop qwertz qwerty asdfghjkl asdf zxcvbnm zxcv".split(" "),
];

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/**
 * A rough estimate of how many bits an attacker must guess to find a text. Common words, the
 * owner's own words, repetitions and sequences count for nothing. A random text of n hexadecimal
 * digits has about 3 n bits.
 * @param own words that an attacker would try first, such as the owner's e-mail address
 */
export function guessBits(text: string, own: readonly string[] = []): number {
  const lower = text.toLowerCase();
  let plain = [...lower].map((letter) => LOOK_ALIKES[letter] ?? letter).join("");
  let rest = lower;
  const words = [...COMMON_WORDS, ...own.map((word) => word.toLowerCase())];
  for (const word of words.filter(({ length }) => length > 3)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word)) {
      plain = plain.slice(0, at) + plain.slice(at + word.length);
      rest = rest.slice(0, at) + rest.slice(at + word.length);
    }
  }
  return entropyOf(withoutSequences(rest));
}

/**
 * Removes every character that repeats or continues the character before: `aaa1234` becomes `a1`.
 */
function withoutSequences(text: string): string {
  return [...text]
    .filter(
      (letter, at) => Math.abs(letter.charCodeAt(0) - text.charCodeAt(at - 1)) > 1 || at === 0,
    )
    .join("");
}

/** Computes Shannon's entropy of the characters, in bits for the whole text. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / text.length);
  return bits;
}
