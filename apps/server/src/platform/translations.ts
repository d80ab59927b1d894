import { createHash } from "node:crypto";
import { jsonb } from "drizzle-orm/pg-core";

/**
 * The translation of one text: `of` is the fingerprint of the original for which it was written, so
 * that staff see when the original has changed since.
 */
interface TranslatedText {
  readonly text: string;
  readonly of: string;
}

/** The translated texts of a row in one language, by the names of the texts (see `textsOf`). */
export type Translation = Readonly<Record<string, TranslatedText>>;

/** The translations of a row, by the code of the language. */
export type Translations = Readonly<Record<string, Translation>>;

/** Texts by their names. */
export type Texts = Readonly<Record<string, string>>;

/** The column with a row's translations, beside the columns with the original texts. */
export const translations = () => jsonb().$type<Translations>().notNull().default({});

/** A value of JSON in which texts are found by a path. */
type Json = unknown;

/**
 * Returns the texts of a row that can be translated, by their names. A path such as `turns.*.title`
 * stands for that field of each element, and the names have the element's index or key: `turns.0.title`.
 * A list of texts is one text with a line for each element. Empty texts are left out.
 */
export function textsOf(row: object, paths: readonly string[]): Texts {
  return Object.fromEntries(
    placesOf(row, paths).map(({ place, text }) => [place.join("."), text] as const),
  );
}

/**
 * Returns a row with its translated texts in place of the original ones. A text without a
 * translation stays. A text of a list is only replaced while its original is unchanged, because
 * another order of the list would give each text to a wrong element.
 */
export function inTranslation<Row extends object>(
  row: Row,
  paths: readonly string[],
  translation: Translation | null | undefined,
): Row {
  if (!translation) return row;
  let translated = row;
  for (const { place, text: original } of placesOf(row, paths)) {
    const translatedText = translation[place.join(".")];
    if (!translatedText || (isOfList(place) && !isTranslationOf(translatedText, original)))
      continue;
    translated = withText(translated, place, translatedText.text) as Row;
  }
  return translated;
}

/** Adds the fingerprints of the original texts to translated texts. Empty texts are left out. */
export function translationOf(originals: Texts, texts: Texts): Translation {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      // Every object inherits names such as `toString`, which are no texts of the row.
      const original = Object.hasOwn(originals, name) ? originals[name] : undefined;
      if (original === undefined || text === "") return [];
      return [[name, { text, of: fingerprint(original) }]];
    }),
  );
}

/** The fingerprint of a text that was changed, until its original is stored (`withFingerprints`). */
const CHANGED = "";

/**
 * Returns translations with another text; an empty text removes the translation. A text that is
 * already there stays as it is, outdated or not.
 * @param place the code of the language and the name of the text
 */
export function withTranslatedText(
  translations: Translations = {},
  [language, name]: readonly [string, string],
  text: string,
): Translations {
  const { [language]: translation = {}, ...languages } = translations;
  if (translation[name]?.text === text) return translations;
  const { [name]: _replaced, ...others } = translation;
  const changed = text === "" ? others : { ...others, [name]: { text, of: CHANGED } };
  return Object.keys(changed).length === 0 ? languages : { ...languages, [language]: changed };
}

/**
 * Completes translations that `withTranslatedText` has changed: the changed texts are translations
 * of these originals. A changed text without an original is left out.
 */
export function withFingerprints(originals: Texts, translations: Translations): Translations {
  return Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => {
      const texts = Object.entries(translation).map(([name, known]) =>
        known.of === CHANGED ? translationOf(originals, { [name]: known.text }) : { [name]: known },
      );
      return [language, Object.assign({}, ...texts) as Translation];
    }),
  );
}

/** Whether a translation was written for this original. */
export function isTranslationOf({ of }: TranslatedText, original: string): boolean {
  return of === fingerprint(original);
}

function fingerprint(original: string): string {
  return createHash("sha256").update(original).digest("base64url").slice(0, 12);
}

/** The place of a text in a row: the keys and indices that lead to the text. */
type Place = readonly string[];

/** Whether the text belongs to an element of a list, as the title in `turns`, `0`, `title` does. */
function isOfList(place: Place): boolean {
  return place.some((step) => /^\d+$/.test(step));
}

function placesOf(row: object, paths: readonly string[]): { place: Place; text: string }[] {
  return paths.flatMap((path) =>
    valuesAt(row, path.split("."), []).flatMap(({ place, value }) => {
      const text = Array.isArray(value) ? value.join("\n") : value;
      return typeof text === "string" && text !== "" ? { place, text } : [];
    }),
  );
}

function valuesAt(
  value: Json,
  [step, ...rest]: readonly string[],
  place: Place,
): { place: Place; value: Json }[] {
  if (step === undefined) return [{ place, value }];
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Readonly<Record<string, Json>>;
  const keys = step === "*" ? Object.keys(fields) : [step];
  return keys.flatMap((key) => valuesAt(fields[key], rest, [...place, key]));
}

function withText(value: Json, [step, ...rest]: Place, text: string): Json {
  if (step === undefined) return Array.isArray(value) ? text.split("\n") : text;
  if (Array.isArray(value))
    return value.with(Number(step), withText(value[Number(step)], rest, text));
  const fields = value as Readonly<Record<string, Json>>;
  return { ...fields, [step]: withText(fields[step], rest, text) };
}
