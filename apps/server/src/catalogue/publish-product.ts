import type { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import { eq } from "drizzle-orm";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { findCategory } from "./categories.ts";
import { productDrafts } from "./desk-tables.ts";
import { refuseGreatDiscount } from "./discount-limit.ts";
import { dropDraft, writeModelNumber } from "./drafts.ts";
import {
  type LockedProduct,
  lockProductOfStaff,
  lockUnarchived,
  nextVersion,
  type ProductVersion,
} from "./lock-product.ts";
import type { PieceSize } from "./piece.ts";
import { badField } from "./product-columns.ts";
import { publishedColumns } from "./product-content.ts";
import { refuseDuplicates } from "./refuse-duplicates.ts";
import { replaceColumns } from "./save-product.ts";
import { freeSlug } from "./slug.ts";
import { productSizes } from "./tables.ts";

/**
 * Publishes the draft of a product. A draft has no pictures, no pieces and, for a published
 * product, no stock, so these do not change. Without a draft nothing changes.
 * @throws Refusal product_not_found, product_archived, changed_meanwhile, slug_taken, bad_request,
 *   which names the fields
 */
export function publishProduct(app: App, actor: UserActor, which: ProductVersion): Promise<void> {
  return refuseDuplicates(() =>
    act(app, actor, async (act) => {
      const old = await lockUnarchived(act.tx, which);
      const [draft] = await act.tx
        .select({ content: productDrafts.content })
        .from(productDrafts)
        .where(eq(productDrafts.productId, old.id));
      if (!draft) return;
      await publish(act, old, draft.content);
      await dropDraft(act, old.id);
      act.tell({ type: "product.saved", productId: old.id });
    }),
  );
}

async function publish(act: Act, old: LockedProduct, content: ProductContent): Promise<void> {
  const columns = publishedColumns(content);
  // The row of a piece that was never published has the discount of its draft.
  refuseGreatDiscount(columns.discountBp, old.publishedAt === null ? null : old.discountBp);
  const category = await findCategory(act.tx, content.category);
  if (!category) throw badField("category", "Choose a category");
  await writeModelNumber(act, old.id, content);
  await replaceColumns(act, old, {
    change: { ...columns, ...(await keptStock(act, old, columns)), category },
    modelNumber: content.modelNumber || undefined,
    slug: content.slug || (await slugFor(act, old, content.name)),
    more: { publishedAt: act.at, removedAt: null },
  });
}

function slugFor({ tx }: Act, { state, slug }: LockedProduct, name: string) {
  return state === "draft" ? freeSlug(tx, name) : slug;
}

/**
 * Returns the stock with which a draft is published. For a product that is already on sale this is
 * its current stock, because orders may have changed it since the draft was made.
 */
async function keptStock(
  { tx }: Act,
  old: LockedProduct,
  { stock, sizes }: { readonly stock?: number | null; readonly sizes: readonly PieceSize[] },
) {
  const isPublished = old.state === "published";
  const before = await tx
    .select({ size: productSizes.size, stock: productSizes.stock })
    .from(productSizes)
    .where(eq(productSizes.productId, old.id));
  if (!isPublished) return { stock: stock ?? null, sizes };
  const stocks = new Map(before.map((size) => [size.size, size.stock]));
  return {
    stock: before.length === 0 ? old.stock : (stock ?? null),
    sizes: sizes.map((size) => ({ ...size, stock: stockIn(stocks, size) })),
  };
}

function stockIn(before: ReadonlyMap<string, number | null>, { size, stock }: PieceSize) {
  const kept = before.get(size);
  return kept === undefined ? stock : kept;
}

/**
 * Archives a published product or a draft. Past orders still refer to the product.
 * @throws Refusal product_not_found, product_archived, changed_meanwhile
 */
export function archiveProduct(app: App, actor: UserActor, which: ProductVersion): Promise<void> {
  return act(app, actor, async (act) => {
    const old = await lockUnarchived(act.tx, which);
    const isDraft = old.state === "draft";
    const change = isDraft ? { draftArchived: true } : { removedAt: act.at };
    await nextVersion(act.tx, old.id, change);
    const [before, after] = [{ state: old.state }, { state: "archived" }];
    act.record({ what: "product.archived", subject: old.id, before, after });
    if (!isDraft) act.tell({ type: "product.removed", productId: old.id });
  });
}

/**
 * Restores an archived product to its state before: published, or as a draft.
 * @throws Refusal product_not_found, changed_meanwhile
 */
export function restoreProduct(app: App, actor: UserActor, which: ProductVersion): Promise<void> {
  return act(app, actor, async (act) => {
    const old = await lockProductOfStaff(act.tx, which);
    if (old.state !== "archived") return;
    const wasDraft = old.publishedAt === null;
    const change = wasDraft ? { draftArchived: false } : { removedAt: null };
    await nextVersion(act.tx, old.id, change);
    const after = { state: wasDraft ? "draft" : "published" };
    act.record({ what: "product.restored", subject: old.id, before: { state: "archived" }, after });
    if (!wasDraft) act.tell({ type: "product.saved", productId: old.id });
  });
}
