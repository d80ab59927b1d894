import type { Act } from "./act.ts";
import type { Db, Tx } from "./database.ts";
import type { Texts, Translations } from "./translations.ts";

/** A thing whose texts staff translate. */
export interface TranslatedThing {
  readonly id: string;
  /** The original text by which staff recognise the thing. */
  readonly title: string;
  /** The original texts, by their names. */
  readonly originals: Texts;
  readonly translations: Translations;
}

/** Which things a list of translations shows. */
export interface TranslationFilter {
  readonly language: string;
  /** Only things of which a text is not translated. */
  readonly missing?: boolean | undefined;
  /** A part of the title. */
  readonly q?: string | undefined;
  /** The id of the last thing of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of things, and the number of things on all pages. */
export interface TranslationPage {
  readonly things: readonly TranslatedThing[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** Where the things of one kind are stored. */
export interface TranslationSource {
  page(db: Db, filter: TranslationFilter): Promise<TranslationPage>;
  find(db: Db, id: string): Promise<TranslatedThing | null>;
  /** Locks a thing until the transaction ends; null when there is none with this id. */
  lock(tx: Tx, id: string): Promise<TranslatedThing | null>;
  /**
   * Stores the translations of a locked thing, and announces the change to everything that shows
   * its texts.
   */
  write(act: Act, id: string, translations: Translations): Promise<void>;
}

/** Takes a page from a list of things that is small enough to be read as a whole. */
export function pageOfThings(
  all: readonly TranslatedThing[],
  { language, missing, q, after, limit }: TranslationFilter,
): TranslationPage {
  const part = q?.toLowerCase() ?? "";
  const isWanted = (thing: TranslatedThing) =>
    thing.title.toLowerCase().includes(part) && (!missing || lacksText(thing, language));
  // The last thing of the page before may have been translated since, so that a list of missing
  // texts does not have it any more.
  const next = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const following = all.slice(next).filter(isWanted);
  return {
    things: following.slice(0, limit),
    total: all.filter(isWanted).length,
    hasMore: following.length > limit,
  };
}

function lacksText({ originals, translations }: TranslatedThing, language: string): boolean {
  const stored = translations[language] ?? {};
  return Object.keys(originals).some((name) => !stored[name]);
}
