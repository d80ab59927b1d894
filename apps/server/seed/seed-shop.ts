import { removeAddresses } from "../src/accounts/index.ts";
import {
  addCategories,
  addCollections,
  addProducts,
  hasCategories,
} from "../src/catalogue/index.ts";
import type { Config } from "../src/config.ts";
import { addContent, keepSeller } from "../src/content/index.ts";
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
import { simulatedHistory } from "./simulated-history.ts";

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
  await keepSeller(app, config.seller);
  return isFilled;
}

async function fillShop(app: App, config: SeedSettings): Promise<boolean> {
  const shoppers = config.demonstration ? await seedShoppers() : [];
  const partner = config.demonstration ? await seedPartner() : null;
  return act(app, { kind: "system", name: "seed" }, async (act) => {
    const { tx, at: now, tell } = act;
    const categoryIds = await seedCategories(tx);
    // Another process has inserted the categories first, so that process inserts everything else
    // too.
    if (categoryIds.size === 0) return false;
    await addContent(tx, { profile: { identity: await readShopFile("shop") } });
    await openAccounts(act, shoppers);
    if (partner) await openUser(act, partner);
    if (config.demonstration) {
      await seedProducts(tx, categoryIds, now);
      await seedContent(tx);
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
async function seedCategories(tx: Tx): Promise<Map<string, string>> {
  const files = await readShopFile("categories");
  return addCategories(
    tx,
    files.map((file, position) => ({
      ...file,
      picture: pictureAddress(file.picture),
      ground: edgeOf(file.picture),
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
  categoryIds: ReadonlyMap<string, string>,
  now: Date,
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
    collections.map((file, position) => newCollection(file, position, idOf)),
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
      return { ...product, id: idOf(file.slug), createdAt, updatedAt: createdAt };
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

async function seedContent(tx: Tx): Promise<void> {
  const about = await readShopFile("about");
  const withPicture = <Item extends { picture: string }>(item: Item) => ({
    ...item,
    picture: pictureAddress(item.picture),
  });
  await addContent(tx, {
    profile: { about: { ...about, pictures: about.pictures.map(pictureAddress) } },
    slides: (await readShopFile("carousel")).map(withPicture),
    gallery: (await readShopFile("gallery")).map(withPicture),
    testimonials: (await readShopFile("testimonials")).map(withPicture),
    blogs: (await readShopFile("blogs")).map(({ publishedAt, updatedAt, ...blog }) => ({
      ...withPicture(blog),
      publishedAt: new Date(publishedAt),
      updatedAt: new Date(updatedAt),
    })),
  });
}
