import { eq, like, or } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import { products } from "./tables.ts";

const LONGEST = 60;

/**
 * A slug made from a product's name, with a number at its end when another product has the same
 * one.
 */
export async function freeSlug(tx: Tx, name: string): Promise<string> {
  const base = slugOf(name);
  const taken = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, base), like(products.slug, `${base}-%`)));
  const slugs = new Set(taken.map(({ slug }) => slug));
  if (!slugs.has(base)) return base;
  let number = 2;
  while (slugs.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** A name as a word for addresses. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST);
  return slug.replace(/^-|-$/g, "") || "piece";
}
