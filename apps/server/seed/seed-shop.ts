import { removeAddresses } from "../src/accounts/index.ts";
import {
  addCategories,
  addCollections,
  addProducts,
  CATEGORY_TEXTS,
  COLLECTION_TEXTS,
  hasCategories,
  PRODUCT_TEXTS,
} from "../src/catalogue/index.ts";
import type { Config } from "../src/config.ts";
import {
  addContent,
  applySellerSettings,
  CONTENT_TEXTS,
  PROFILE_TEXTS,
} from "../src/content/index.ts";
import { addCoupons } from "../src/coupons/index.ts";
import { keepStaffAccount, openUser } from "../src/identity/index.ts";
import { pictureAddress } from "../src/media/index.ts";
import { type Act, type App, act } from "../src/platform/act.ts";
import type { Tx } from "../src/platform/database.ts";
import { newId } from "../src/platform/ids.ts";
import {
  acceptSheet,
  addToHistory,
  type RateMoment,
  SIMULATED_MARKET,
} from "../src/rates/index.ts";
import { openAccounts, seedPartner, seedShoppers } from "./seed-accounts.ts";
import { edgeOf, newCollection, newProduct, readShopFile } from "./shop-files.ts";
import { readShopTranslations, type ShopTranslations } from "./shop-translations.ts";
import { simulatedHistory } from "./simulated-history.ts";
import { translateKeptShop } from "./translate-kept-shop.ts";

/** The settings that the seed depends on. */
type SeedSettings = Pick<Config, "demonstration" | "rates" | "seller" | "staff">;

/**
 * Fills an empty database: with the whole example shop in a demonstration, otherwise only with the
 * data that every shop needs to open. A database without categories counts as empty. If two
 * processes start at the same time, only one of them fills the database.
 * @returns whether this call filled the database
 */
export async function seedShop(app: App, config: SeedSettings): Promise<boolean> {
  await keepStaffAccount(app, config.staff, { removeAddresses });
  const isFilled = !(await hasCategories(app.database.db)) && (await fillShop(app, config));
  if (!isFilled) await translateKeptShop(app);
  await applySellerSettings(app, config.seller);
  return isFilled;
}

async function fillShop(app: App, config: SeedSettings): Promise<boolean> {
  const shoppers = config.demonstration ? await seedShoppers() : [];
  const partner = config.demonstration ? await seedPartner() : null;
  return act(app, { kind: "system", name: "seed" }, async (act) => {
    const { tx, at: now, tell } = act;
    const translations = await readShopTranslations();
    const categoryIds = await seedCategories(tx, translations);
    // Another process has inserted the categories first, so that process inserts everything else
    // too.
    if (categoryIds.size === 0) return false;
    await seedIdentity(tx, translations);
    await openAccounts(act, shoppers);
    if (partner) await openUser(act, partner);
    if (config.demonstration) {
      await seedProducts(tx, { categoryIds, translations, now });
      await seedContent(tx, translations);
      await seedCoupons(tx, categoryIds, now);
      // Invented rates are only stored when the shop has no real source of rates, because the guard
      // compares each reading with the stored rates.
      if (config.rates.sources.includes("simulated")) await seedRates(act);
    }
    tell({ type: "catalogue.changed" });
    tell({ type: "content.changed" });
    return true;
  });
}

/**
 * Writes a year of the simulated market as the history of rates, and the last rates of this year as
 * a rate sheet.
 */
async function seedRates(act: Act): Promise<void> {
  const { tx, at: now } = act;
  const moments = simulatedHistory(now);
  await addToHistory(tx, moments);
  const { perGram } = moments.at(-1) as RateMoment;
  const newest = { source: SIMULATED_MARKET, reason: "seed", perGram };
  await acceptSheet(act, { ...newest, takenAt: now, acceptedAt: now });
}

/** Inserts the categories. @returns the categories' ids by title */
async function seedCategories(
  tx: Tx,
  translations: ShopTranslations,
): Promise<Map<string, string>> {
  const files = await readShopFile("categories");
  return addCategories(
    tx,
    files.map((file, position) => ({
      ...file,
      picture: pictureAddress(file.picture),
      ground: edgeOf(file.picture),
      translations: translations.of("categories", file.slug, file, CATEGORY_TEXTS),
      position,
    })),
  );
}

const DAY_MS = 24 * 3_600_000;

/**
 * Adds the collections before the products, because a product may only name collections that exist.
 */
async function seedProducts(
  tx: Tx,
  {
    categoryIds,
    translations,
    now,
  }: {
    readonly categoryIds: ReadonlyMap<string, string>;
    readonly translations: ShopTranslations;
    readonly now: Date;
  },
): Promise<void> {
  const files = await readShopFile("products");
  const ids = new Map(files.map(({ slug }) => [slug, newId()]));
  const idOf = (slug: string) => {
    const id = ids.get(slug);
    if (!id) throw new Error(`A collection names ${slug}, which is no piece`);
    return id;
  };
  const collections = await readShopFile("collections");
  await addCollections(
    tx,
    collections.map((file, position) => ({
      ...newCollection(file, position, idOf),
      translations: translations.of("collections", file.slug, file, COLLECTION_TEXTS),
    })),
  );
  await addProducts(
    tx,
    files.map((file, index) => {
      const categoryId = categoryIds.get(file.category);
      if (!categoryId) throw new Error(`${file.slug} is of no category: ${file.category}`);
      // The products are created one day apart, in another order than the default order, so that
      // the sort "newest" looks different.
      const daysAgo = (index * 37) % files.length;
      const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
      const product = newProduct(file, categoryId, index + 1);
      return {
        ...product,
        translations: translations.of("products", file.slug, file, PRODUCT_TEXTS),
        id: idOf(file.slug),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

/** Adds the coupons that the banners of the example shop promise. */
async function seedCoupons(
  tx: Tx,
  categoryIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const files = await readShopFile("coupons");
  const always = { startsAt: null, endsAt: null, announced: true };
  await addCoupons(
    tx,
    files.map(({ category, ...file }) => {
      const categoryId = category === null ? null : categoryIds.get(category);
      if (categoryId === undefined) throw new Error(`${file.code} is of no category: ${category}`);
      return { ...file, ...always, categoryId };
    }),
    now,
  );
}

async function seedIdentity(tx: Tx, translations: ShopTranslations): Promise<void> {
  const identity = await readShopFile("shop");
  const translated = translations.of("profile", "identity", identity, PROFILE_TEXTS.identity);
  await addContent(tx, {
    profile: { identity },
    profileTranslations: { identity: translated },
  });
}

async function seedContent(tx: Tx, translations: ShopTranslations): Promise<void> {
  const about = await readShopFile("about");
  const { article, slide, testimonial, "gallery-picture": picture } = CONTENT_TEXTS;
  const withPicture = <Item extends { picture: string }>(item: Item) => ({
    ...item,
    picture: pictureAddress(item.picture),
  });
  await addContent(tx, {
    profile: { about: { ...about, pictures: about.pictures.map(pictureAddress) } },
    profileTranslations: {
      about: translations.of("profile", "about", about, PROFILE_TEXTS.about),
    },
    slides: (await readShopFile("carousel")).map((file) => ({
      ...withPicture(file),
      translations: translations.of("carousel", file.picture, file, slide),
    })),
    gallery: (await readShopFile("gallery")).map((file) => ({
      ...withPicture(file),
      translations: translations.of("gallery", file.picture, file, picture),
    })),
    testimonials: (await readShopFile("testimonials")).map((file) => ({
      ...withPicture(file),
      translations: translations.of("testimonials", file.name, file, testimonial),
    })),
    blogs: (await readShopFile("blogs")).map(({ publishedAt, updatedAt, ...blog }) => ({
      ...withPicture(blog),
      translations: translations.of("blogs", blog.slug, blog, article),
      publishedAt: new Date(publishedAt),
      updatedAt: new Date(updatedAt),
    })),
  });
}
