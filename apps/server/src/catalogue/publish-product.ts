import type { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { priceOf } from "@suvarna/domain/price";
import type { PriceBasis } from "@suvarna/domain/price-fall";
import { priceFallNeeds } from "@suvarna/domain/staff/approval";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import type { ApprovedAct } from "../staff/index.ts";
import { findCategory } from "./categories.ts";
import { productDrafts } from "./desk-tables.ts";
import { refuseGreatDiscount } from "./discount-limit.ts";
import { COPY_ENDING, dropDraft, writeModelNumber } from "./drafts.ts";
import {
  type LockedProduct,
  lockProductOfStaff,
  lockUnarchived,
  nextVersion,
  type ProductVersion,
} from "./lock-product.ts";
import type { MakingGuard } from "./making-prices.ts";
import type { PieceSize } from "./piece.ts";
import {
  type AuthorProof,
  guardPrices,
  type PriceChange,
  priceBasisOf,
  priceFalls,
  weightsOfSizes,
} from "./price-guard.ts";
import { badField } from "./product-columns.ts";
import { publishedColumns } from "./product-content.ts";
import { refuseDuplicates } from "./refuse-duplicates.ts";
import { replaceColumns } from "./save-product.ts";
import { freeSlug } from "./slug.ts";
import { productSizes } from "./tables.ts";

/**
 * Publishes the draft of a product. A draft has no pictures, no pieces and, for a published
 * product, no stock, so these do not change. Without a draft nothing changes. If a price falls very
 * far, the publication waits for a second person.
 * @param proof the proof that the author has given, which limits how far the price may fall
 * @returns the request for approval; null when the draft was published
 * @throws Refusal product_not_found, product_archived, changed_meanwhile, slug_taken,
 *   fresh_proof_needed, bad_request, which names the fields
 */
export function publishProduct(
  dependencies: PublishDependencies,
  actor: UserActor,
  which: ProductVersion,
  proof: AuthorProof,
): Promise<Approval | null> {
  return refuseDuplicates(() =>
    act(dependencies.app, actor, (act) => publishDraft(act, dependencies.guard, which, proof)),
  );
}

/** The dependencies of publishing a product. */
export interface PublishDependencies {
  readonly app: App;
  readonly guard: MakingGuard;
}

/** A request to publish a draft that lowers a price, with the version of the product. */
const StoredPublicationRequest = z.object({ id: z.string(), version: z.string() });

/**
 * Publishes a draft after a second person has approved its price.
 * @throws Refusal changed_meanwhile and others, as `publishProduct`
 */
export async function publishApproved(
  guard: MakingGuard,
  act: Act,
  { payload }: ApprovedAct,
): Promise<void> {
  const which = StoredPublicationRequest.parse(payload);
  await refuseDuplicates(() => publishDraft(act, guard, which, "second person"));
}

async function publishDraft(
  act: Act,
  guard: MakingGuard,
  which: ProductVersion,
  proof: AuthorProof,
): Promise<Approval | null> {
  const old = await lockUnarchived(act.tx, which);
  const [draft] = await act.tx
    .select({ content: productDrafts.content })
    .from(productDrafts)
    .where(eq(productDrafts.productId, old.id));
  if (!draft) return null;
  if (draft.content.name.endsWith(COPY_ENDING)) {
    throw badField("name", "Give the copy a name of its own");
  }
  const columns = publishedColumns(draft.content);
  if (old.publishedAt !== null) {
    const change = await priceChangeOf(act, old, columns);
    const falls = await priceFalls(act.tx, guard, [change], act.at);
    const needs = priceFallNeeds(falls.get(old.id) ?? 0, guard.approvals.limits);
    if (needs === "approval" && proof !== "second person") {
      return askForPrice(act, guard, old, change);
    }
    await guardPrices(act, guard, [change], proof);
  }
  await publish(act, old, draft.content, columns);
  await dropDraft(act, old.id);
  act.tell({ type: "product.saved", productId: old.id });
  return null;
}

async function priceChangeOf({ tx }: Act, old: LockedProduct, after: PriceBasis) {
  const sizes = (await weightsOfSizes(tx, [old.id])).get(old.id) ?? [];
  return { id: old.id, before: { ...old, sizes }, after };
}

function askForPrice(
  act: Act,
  { approvals, rates }: MakingGuard,
  { id, name, version }: LockedProduct,
  { before, after }: PriceChange,
): Promise<Approval> {
  const perGram = rates.perGram();
  const described = (basis: PriceBasis) => {
    const { sizes, ...rest } = priceBasisOf(basis);
    const weights = Object.fromEntries(sizes.map((size) => [`${size.size}Mg`, size.netWeightMg]));
    const price = priceOf(basis, perGram)?.discountedPrice ?? null;
    return { name, price, ...rest, ...(sizes.length > 0 ? { sizes: weights } : {}) };
  };
  return approvals.request(act, {
    kind: "products.price",
    payload: { id, version: String(version) } satisfies z.output<typeof StoredPublicationRequest>,
    subject: id,
    before: described(before),
    after: described(after),
    reason: "Another price of a piece",
  });
}

async function publish(
  act: Act,
  old: LockedProduct,
  content: ProductContent,
  columns: ReturnType<typeof publishedColumns>,
): Promise<void> {
  // The row of a piece that was never published has the discount of its draft.
  refuseGreatDiscount(columns.discountBp, old.publishedAt === null ? null : old.discountBp);
  const category = await findCategory(act.tx, content.category);
  if (!category) throw badField("category", "Choose a category");
  await writeModelNumber(act, old.id, content);
  await replaceColumns(act, old, {
    what: "product.published",
    change: { ...columns, ...(await stockToPublish(act, old, columns)), category },
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
async function stockToPublish(
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
  const quantity = before.get(size);
  return quantity === undefined ? stock : quantity;
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
