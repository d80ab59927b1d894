/** A language of the storefront. docs/languages.md says how to add one. */
export interface Language {
  /**
   * The name of the language's folder of words, of its build, and of the condition under which the
   * build resolves `@suvarna/words/here/…`. It is also the language's value in `hreflang`.
   */
  readonly code: string;
  /** The language's name in the language itself. */
  readonly name: string;
  /** The path below which its pages are, without a final slash. */
  readonly base: string;
  /** The script, which decides about the fonts that the language's pages load. */
  readonly script: "latin" | "devanagari";
}

/** The languages of the storefront. The first one has the addresses without a language. */
const LIST = [
  { code: "en", name: "English", base: "", script: "latin" },
  { code: "hi", name: "हिन्दी", base: "/hi", script: "devanagari" },
] as const satisfies readonly [Language, ...Language[]];

/** The code of one of the languages, which accounts and messages store. */
export type LanguageCode = (typeof LIST)[number]["code"];

export const LANGUAGES: readonly [Language, ...Language[]] = LIST;

/** The codes of all languages. */
export const LANGUAGE_CODES = LIST.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** The language of everybody who has not used the shop in another one. */
export const FIRST_LANGUAGE: LanguageCode = LIST[0].code;

/**
 * The header of an API call with the code of the language in which the caller uses the shop. It is
 * left out in the first language. New accounts and requests keep the language for later letters.
 */
export const LANGUAGE_HEADER = "shop-language";

/** Returns the language with a code; the first language when there is none. */
export function languageCode(code: unknown): LanguageCode {
  return LANGUAGE_CODES.find((known) => known === code) ?? FIRST_LANGUAGE;
}

/** Returns the path below which the pages of a language are: `/hi` for Hindi. */
export function baseOf(code: LanguageCode): string {
  return LIST.find((each) => each.code === code)?.base ?? "";
}

/** The cookie with the code of the language that a visitor has chosen. */
export const LANGUAGE_COOKIE = "language";

/** Returns the address of a page of the shop in a language: `/hi` and `/hi/shop` for Hindi. */
export function addressIn(base: string, path: string): string {
  return path === "/" ? base || path : base + path;
}
