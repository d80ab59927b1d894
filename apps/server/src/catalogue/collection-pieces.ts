import type { DeskCollectionPiece } from "@suvarna/contract/catalogue/staff-collection-schemas";
import { and, arrayOverlaps, asc, eq, ne, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { findCollection } from "./change-collection.ts";
import { requireCollections } from "./collections.ts";
import { productDrafts } from "./desk-tables.ts";
import { lockUnarchived, nextVersion } from "./lock-product.ts";
import { products } from "./tables.ts";

/**
 * Puts a product into a collection, or removes it, both in the published product and in its draft.
 * When the product is already in the wanted state, nothing changes.
 * @throws Refusal content_not_found, product_not_found, product_archived
 */
export async function setMembership(
  act: Act,
  { id, productId, isMember }: { id: string; productId: string; isMember: boolean },
): Promise<void> {
  const { tx, tell, record } = act;
  const { slug } = await findCollection(tx, id);
  const product = await lockUnarchived(tx, { id: productId, version: undefined });
  if (isMember) await requireCollections(tx, [slug]);
  const changed = withSlug(product.collections, slug, isMember);
  const [draft] = await tx
    .select({ content: productDrafts.content })
    .from(productDrafts)
    .where(eq(productDrafts.productId, product.id));
  const drafted = draft && withSlug(draft.content.collections, slug, isMember);
  if (
    changed.join() === product.collections.join() &&
    (drafted === undefined || drafted.join() === draft?.content.collections.join())
  ) {
    return;
  }
  await nextVersion(tx, product.id, { collections: changed });
  if (drafted) {
    const content = sql`jsonb_set(content, '{collections}', ${JSON.stringify(drafted)}::jsonb)`;
    await tx.update(productDrafts).set({ content }).where(eq(productDrafts.productId, product.id));
  }
  tell({ type: "product.saved", productId: product.id });
  record({
    what: isMember ? "collection.piece_added" : "collection.piece_removed",
    subject: id,
    after: { piece: product.name, productId: product.id },
  });
}

/**
 * Returns a list of slugs in which one slug is added or removed. An added slug is sorted into
 * alphabetical order.
 */
function withSlug(slugs: readonly string[], slug: string, isMember: boolean): string[] {
  const others = slugs.filter((each) => each !== slug);
  return isMember ? [...others, slug].sort() : others;
}

/** Finds the products of several collections, drafts included, by the slug of the collection. */
export async function findCollectionPieces(
  db: Db,
  slugs: readonly string[],
): Promise<Map<string, DeskCollectionPiece[]>> {
  const bySlug = new Map(slugs.map((slug) => [slug, [] as DeskCollectionPiece[]]));
  if (slugs.length === 0) return bySlug;
  const { id, name, slug, pictures, state, collections } = products;
  const rows = await db
    .select({ id, name, slug, pictures, state, collections })
    .from(products)
    .where(and(ne(state, "archived"), arrayOverlaps(collections, [...slugs])))
    .orderBy(asc(name), asc(id));
  for (const { id, name, slug, pictures, state, collections } of rows) {
    const piece = { _id: id, name, slug, picture: pictures[0] ?? "", shown: state === "published" };
    for (const each of collections) bySlug.get(each)?.push(piece);
  }
  return bySlug;
}
