import { inArray, like } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import { products } from "./tables.ts";

const LONGEST = 60;
/**
 * How many possible slugs of a name are looked up before all slugs that begin with the name are
 * read.
 */
const FIRST_TRIES = 8;

/**
 * Makes slugs from the names of products. A number is appended to a slug that another product has,
 * or that an earlier name of the list gets.
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
  const usedSlugs = new Set(rows.map(({ slug }) => slug));
  const chosen: string[] = [];
  const isRead = new Set<string>();
  for (const base of bases) {
    const isTaken = (number: number) => usedSlugs.has(numbered(base, number));
    if (isTaken(FIRST_TRIES) && !isRead.has(base)) {
      await addSlugsBeginning(tx, base, usedSlugs);
      isRead.add(base);
    }
    let number = 1;
    while (isTaken(number)) number++;
    usedSlugs.add(numbered(base, number));
    chosen.push(numbered(base, number));
  }
  return chosen;
}

/** Makes a free slug from the name of one product. */
export async function freeSlug(tx: Tx, name: string): Promise<string> {
  const [slug = ""] = await freeSlugs(tx, [name]);
  return slug;
}

const numbered = (base: string, number: number) => (number === 1 ? base : `${base}-${number}`);

async function addSlugsBeginning(tx: Tx, base: string, usedSlugs: Set<string>): Promise<void> {
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(like(products.slug, `${base}-%`));
  for (const { slug } of rows) usedSlugs.add(slug);
}

/** Converts a name to a slug, without checking whether the slug is free. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST);
  return slug.replace(/^-|-$/g, "") || "piece";
}
