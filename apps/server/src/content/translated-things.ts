import { isDeepStrictEqual } from "node:util";
import { POLICY_NAMES } from "@suvarna/contract/content/constants";
import {
  type ContentKind,
  translationSubject,
  VERSIONED_KINDS,
} from "@suvarna/contract/translations/constants";
import { asc, desc, eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import {
  pageOfThings,
  type TranslatedThing,
  type TranslationSource,
} from "../platform/translation-source.ts";
import {
  type Texts,
  type Translation,
  type Translations,
  textsOf,
} from "../platform/translations.ts";
import {
  blogs,
  galleryPictures,
  policies,
  promotions,
  shopProfile,
  slides,
  testimonials,
} from "./tables.ts";
import { CONTENT_TEXTS, PROFILE_TEXTS } from "./translated-texts.ts";
import { storeVersion } from "./versions.ts";

type Store = (tx: Tx, id: string, translations: Translations) => Promise<unknown>;

/**
 * Creates a source whose things are few enough to be read as a whole.
 * @param kind the kind of content
 */
function sourceOf(
  kind: ContentKind,
  read: (db: Db) => Promise<readonly TranslatedThing[]>,
  { hold, store }: { readonly hold: (tx: Tx, id: string) => Promise<unknown>; store: Store },
): TranslationSource {
  const find = async (db: Db, id: string) =>
    (await read(db)).find((thing) => thing.id === id) ?? null;
  return {
    page: async (db, filter) => pageOfThings(await read(db), filter),
    find,
    async lock(tx, id) {
      if ((await find(tx, id)) === null) return null;
      await hold(tx, id);
      return find(tx, id);
    },
    async write(act: Act, id, translations) {
      const thing = await find(act.tx, id);
      await store(act.tx, id, translations);
      if (thing && VERSIONED_KINDS.includes(kind)) {
        await storeVersions(act, kind, thing, translations);
      }
      act.tell({ type: "content.changed" });
    },
  };
}

/** Stores a version of the translated texts of each language in which they differ. */
async function storeVersions(
  act: Act,
  kind: ContentKind,
  { id, translations: before }: TranslatedThing,
  after: Translations,
): Promise<void> {
  for (const language of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const versions = { before: plainTexts(before[language]), after: plainTexts(after[language]) };
    if (isDeepStrictEqual(versions.before, versions.after)) continue;
    const subject = translationSubject(kind, id, language);
    await storeVersion(act, { kind: "translation", subject }, versions);
  }
}

function plainTexts(translation: Translation = {}): Texts {
  return Object.fromEntries(Object.entries(translation).map(([name, { text }]) => [name, text]));
}

/** One of the lists of content, whose tables have the columns of the promotions. */
function listSource(
  table: typeof slides | typeof testimonials | typeof galleryPictures | typeof promotions,
  kind: keyof typeof CONTENT_TEXTS,
): TranslationSource {
  const list = table as typeof promotions;
  const isOf = (id: string) => eq(list.id, id);
  return sourceOf(
    kind,
    async (db) => {
      const rows = await db.select().from(list).orderBy(asc(list.position), asc(list.id));
      return rows.map((row) => thingOf(row, textsOf(row, CONTENT_TEXTS[kind])));
    },
    {
      hold: (tx, id) => tx.select().from(list).where(isOf(id)).for("update"),
      store: (tx, id, translations) => tx.update(list).set({ translations }).where(isOf(id)),
    },
  );
}

/** A list is recognised by the first of its texts. */
function thingOf(
  { id, translations }: { readonly id: string; readonly translations: Translations },
  originals: TranslatedThing["originals"],
): TranslatedThing {
  return { id, title: Object.values(originals)[0] ?? "", originals, translations };
}

/** An article that was never published is translated by its working copy. */
const articles: TranslationSource = sourceOf(
  "article",
  async (db) => {
    const rows = await db.select().from(blogs).orderBy(desc(blogs.publishedAt), desc(blogs.id));
    return rows.map((row) => {
      const text = row.online ? row : (row.draft ?? row);
      return thingOf(row, textsOf(text, CONTENT_TEXTS.article));
    });
  },
  {
    hold: (tx, id) => tx.select().from(blogs).where(eq(blogs.id, id)).for("update"),
    store: (tx, id, translations) => tx.update(blogs).set({ translations }).where(eq(blogs.id, id)),
  },
);

/** The policies that the shop has written itself. The built-in ones are translated already. */
const ownPolicies: TranslationSource = sourceOf(
  "policy",
  async (db) => {
    const rows = await db.select().from(policies);
    const inOrder = POLICY_NAMES.flatMap((name) => rows.find((row) => row.name === name) ?? []);
    return inOrder
      .filter(({ text }) => text !== null)
      .map(({ name, translations, ...row }) => ({
        id: name,
        title: name,
        originals: textsOf(row, CONTENT_TEXTS.policy),
        translations,
      }));
  },
  {
    hold: (tx, id) => tx.select().from(policies).where(isPolicy(id)).for("update"),
    store: (tx, id, translations) => tx.update(policies).set({ translations }).where(isPolicy(id)),
  },
);

function isPolicy(id: string) {
  return eq(policies.name, id as (typeof POLICY_NAMES)[number]);
}

function profileSource(name: keyof typeof PROFILE_TEXTS): TranslationSource {
  const isOf = eq(shopProfile.name, name);
  return sourceOf(
    name,
    async (db) => {
      const [row] = await db.select().from(shopProfile).where(isOf);
      if (!row) return [];
      const originals = textsOf(row.value as object, PROFILE_TEXTS[name]);
      return [thingOf({ id: name, translations: row.translations }, originals)];
    },
    {
      hold: (tx) => tx.select().from(shopProfile).where(isOf).for("update"),
      store: (tx, _id, translations) => tx.update(shopProfile).set({ translations }).where(isOf),
    },
  );
}

/** The sources of the content whose texts staff translate. */
export const translatedContent = {
  article: articles,
  slide: listSource(slides, "slide"),
  testimonial: listSource(testimonials, "testimonial"),
  "gallery-picture": listSource(galleryPictures, "gallery-picture"),
  promotion: listSource(promotions, "promotion"),
  policy: ownPolicies,
  about: profileSource("about"),
  identity: profileSource("identity"),
} as const;
