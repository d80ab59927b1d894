import { inArray, like } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import { products } from "./tables.ts";

const LONGEST = 60;
/** The number of slugs that are looked up for a name before all slugs that begin with it are read. */
const FIRST_TRIES = 8;

/**
 * Slugs made from the names of products, with a number at the end of a slug that another product
 * has, or that an earlier name of the list gets.
 */
export async function freeSlugs(tx: Tx, names: readonly string[]): Promise<string[]> {
  const bases = names.map(slugOf);
  const tries = bases.flatMap((base) =>
    Array.from({ length: FIRST_TRIES }, (_each, index) => numbered(base, index + 1)),
  );
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...new Set(tries)]));
  const taken = new Set(rows.map(({ slug }) => slug));
  const chosen: string[] = [];
  const isRead = new Set<string>();
  for (const base of bases) {
    const isTaken = (number: number) => taken.has(numbered(base, number));
    if (isTaken(FIRST_TRIES) && !isRead.has(base)) {
      await addSlugsBeginning(tx, base, taken);
      isRead.add(base);
    }
    let number = 1;
    while (isTaken(number)) number++;
    taken.add(numbered(base, number));
    chosen.push(numbered(base, number));
  }
  return chosen;
}

/** The same for one name. */
export async function freeSlug(tx: Tx, name: string): Promise<string> {
  const [slug = ""] = await freeSlugs(tx, [name]);
  return slug;
}

const numbered = (base: string, number: number) => (number === 1 ? base : `${base}-${number}`);

async function addSlugsBeginning(tx: Tx, base: string, taken: Set<string>): Promise<void> {
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(like(products.slug, `${base}-%`));
  for (const { slug } of rows) taken.add(slug);
}

/** A name as a word for addresses. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST);
  return slug.replace(/^-|-$/g, "") || "piece";
}
