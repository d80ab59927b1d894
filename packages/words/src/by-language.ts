import type { LanguageCode } from "./languages.ts";

/** The words of a module in any language: the same keys, with other texts. */
export type Words<Module> = {
  readonly [Key in keyof Module]: Module[Key] extends string
    ? string
    : Module[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words<Module[Key]>;
};

/** The words of a module in every language, for a text whose language is only known at run time. */
export type ByLanguage<Module> = Readonly<Record<LanguageCode, Words<Module>>>;
