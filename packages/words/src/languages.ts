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
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { code: "en", name: "English", base: "", script: "latin" },
  { code: "hi", name: "हिन्दी", base: "/hi", script: "devanagari" },
];

/** The cookie with the code of the language that a visitor has chosen. */
export const LANGUAGE_COOKIE = "language";

/** Returns the address of a page of the shop in a language: `/hi` and `/hi/shop` for Hindi. */
export function addressIn(base: string, path: string): string {
  return path === "/" ? base || path : base + path;
}
