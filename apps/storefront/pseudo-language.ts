import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseAst, Visitor } from "vite";

const WORDS = join(import.meta.dirname, "../../packages/words");
/** The folder of the generated words, to which the package's exports lead in a pseudo-language. */
const GENERATED = join(WORDS, "build/pseudo");

/**
 * The modules that stay English: the language's own code and address, and names of countries, which
 * are data.
 */
const NOT_TRANSLATED = ["language.ts", "countries.ts"];

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "àƀçđéƒĝĥíĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ";
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? ""]));
/** The part of a word's length that is added, because other languages are longer than English. */
const LONGER = 0.3;

/**
 * Writes the English words in a pseudo-language: the same words with accents on all letters, and
 * longer. In a storefront of this language a text without accents is written in the page's code, and
 * a text that is cut would be cut in a real language too.
 */
export function writePseudoLanguage(): void {
  const english = join(WORDS, "src/en");
  mkdirSync(GENERATED, { recursive: true });
  for (const name of readdirSync(english)) {
    if (name.includes(".test.")) continue;
    const code = readFileSync(join(english, name), "utf8");
    const translated = NOT_TRANSLATED.includes(name) ? code : pseudoWords(code);
    // The generated modules are in another folder than the English ones.
    writeFileSync(join(GENERATED, name), translated.replaceAll('from "../', 'from "../../src/'));
  }
}

/** Translates the texts of a module of words into the pseudo-language. */
export function pseudoWords(code: string): string {
  const texts: ESTree.Span[] = [];
  const others = new Set<unknown>();
  new Visitor({
    ImportDeclaration: ({ source }) => others.add(source),
    ExportNamedDeclaration: ({ source }) => others.add(source),
    Property: ({ key, computed }) => {
      if (!computed) others.add(key);
    },
    MemberExpression: ({ property }) => others.add(property),
    TSLiteralType: ({ literal }) => others.add(literal),
    BinaryExpression: ({ left, right }) => others.add(left).add(right),
    SwitchCase: ({ test }) => others.add(test),
    Literal(literal) {
      if (typeof literal.value === "string" && !others.has(literal)) {
        texts.push({ start: literal.start + 1, end: literal.end - 1 });
      }
    },
    // The position of a part of a template includes the character before it.
    TemplateElement: ({ start, value }) =>
      texts.push({ start: start + 1, end: start + 1 + value.raw.length }),
  }).visit(parseAst(code, { lang: "ts" }));
  let at = 0;
  let translated = "";
  for (const { start, end } of texts.toSorted((one, other) => one.start - other.start)) {
    translated += code.slice(at, start) + pseudoText(code.slice(start, end));
    at = end;
  }
  return translated + code.slice(at);
}

/** Translates the words of a text. An escape such as `\\n` stays. */
function pseudoText(text: string): string {
  return text.replace(/\\u\{?[0-9a-fA-F]+\}?|\\.|[a-zA-Z]+/g, (part) =>
    part.startsWith("\\") ? part : pseudoWord(part),
  );
}

/** Returns the word with accents, and longer at its end. A single letter, such as a unit, stays. */
function pseudoWord(word: string): string {
  if (word.length === 1) return word;
  const accented = Array.from(word, (letter) => ACCENTS.get(letter) ?? letter).join("");
  return accented + "é".repeat(Math.round(word.length * LONGER));
}
