import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES } from "@suvarna/words/languages";
import {
  type Texts,
  type Translations,
  textsOf,
  translationOf,
} from "../src/platform/translations.ts";

/** The files of translations, each with texts by the key of the thing. */
type TranslatedFile =
  | "products"
  | "categories"
  | "collections"
  | "carousel"
  | "gallery"
  | "testimonials"
  | "blogs"
  | "profile";

/** The translations of the example shop. */
export interface ShopTranslations {
  /**
   * Returns the translations of a thing.
   * @param file the file that has the thing
   * @param key the slug, picture or name by which the file names the thing
   * @param row the thing with its original texts
   * @param paths the paths of its translated texts
   */
  of(file: TranslatedFile, key: string, row: object, paths: readonly string[]): Translations;
}

type Files = Readonly<Record<TranslatedFile, Readonly<Record<string, Texts>>>>;

const FILES: readonly TranslatedFile[] = [
  "products",
  "categories",
  "collections",
  "carousel",
  "gallery",
  "testimonials",
  "blogs",
  "profile",
];

/**
 * Reads the translations of the example shop in all languages. A text that many pieces share, such
 * as a finish, is translated once, in `phrases.json`.
 */
export async function readShopTranslations(): Promise<ShopTranslations> {
  const languages = await Promise.all(
    LANGUAGES.slice(1).map(async ({ code }) => {
      const entries = await Promise.all(FILES.map(async (file) => [file, await read(code, file)]));
      const phrases = (await read(code, "phrases")) as unknown as Texts;
      return { code, files: Object.fromEntries(entries) as Files, phrases };
    }),
  );
  return {
    of(file, key, row, paths) {
      const originals = textsOf(row, paths);
      return Object.fromEntries(
        languages.map(({ code, files, phrases }) => {
          const shared = sharedTexts(originals, phrases);
          return [code, translationOf(originals, { ...shared, ...files[file][key] })];
        }),
      );
    },
  };
}

/** Translates the texts of which each line is a shared phrase. */
function sharedTexts(originals: Texts, phrases: Texts): Texts {
  return Object.fromEntries(
    Object.entries(originals).flatMap(([name, original]) => {
      const lines = original.split("\n").map((line) => phrases[line]);
      return lines.includes(undefined) ? [] : [[name, lines.join("\n")]];
    }),
  );
}

async function read(language: string, file: string): Promise<Readonly<Record<string, Texts>>> {
  const path = join(import.meta.dirname, "shop", language, `${file}.json`);
  return JSON.parse(await readFile(path, "utf8"));
}
