import type { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import { eq } from "drizzle-orm";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { isId, newId } from "../platform/ids.ts";
import { addProducts } from "./add-products.ts";
import { type CategoryName, findCategories, findCategory } from "./categories.ts";
import {
  type LockedProduct,
  lockUnarchived,
  nextVersion,
  type ProductVersion,
} from "./lock-product.ts";
import { contentOf, draftColumns, sayTheSame } from "./product-content.ts";
import { findStaffRows } from "./product-of-staff.ts";
import { replaceColumns } from "./save-product.ts";
import { productDetails, productDrafts } from "./tables.ts";

/** The slug of a draft. Publishing gives the product its own. */
const draftSlug = (id: string) => `draft-${id}`;

/** Starts a product as a draft. @returns its id */
export function createDraft(
  app: App,
  actor: UserActor,
  content: ProductContent,
  pictures: readonly string[] = [],
): Promise<string> {
  return act(app, actor, (act) => addDraft(act, actor, content, { pictures }));
}

/** Does the same as a part of an act. @param more what is not part of a draft */
export async function addDraft(
  act: Act,
  actor: UserActor,
  content: ProductContent,
  more: { readonly pictures?: readonly string[]; readonly huid?: string | null } = {},
): Promise<string> {
  const id = newId();
  const { id: categoryId } = await categoryOf(act, content);
  const mirrored = draftColumns(content);
  const added = {
    ...mirrored,
    id,
    categoryId,
    slug: draftSlug(id),
    kind: content.kind,
    origin: "India",
    position: 0,
    pictures: [...(more.pictures ?? [])],
    huid: more.huid ?? null,
    removedAt: act.at,
    publishedAt: null,
  };
  await addProducts(act.tx, [added]);
  await writeModelNumber(act, id, content);
  await writeDraft(act, actor, id, content);
  act.record({ what: "product.drafted", subject: id });
  return id;
}

/**
 * Keeps a draft. A draft that says the same as the shop is dropped. The columns of a product that was
 * never published follow its draft, so that staff's list finds it.
 * @throws Refusal product_not_found, product_archived, changed_meanwhile
 */
export function saveDraft(
  app: App,
  actor: UserActor,
  which: ProductVersion,
  content: ProductContent,
): Promise<void> {
  return act(app, actor, async (act) => {
    const old = await lockUnarchived(act.tx, which);
    act.record({ what: "product.draft_saved", subject: old.id });
    if (old.state === "draft") return changeDraft(act, actor, old, content);
    await nextVersion(act.tx, old.id);
    const [found] = await findStaffRows(act.tx, [old.id]);
    if (found && sayTheSame(contentOf(found.row, found.modelNumber), content)) {
      return dropDraft(act, old.id);
    }
    await writeDraft(act, actor, old.id, content);
  });
}

/** Writes the draft of a product that was never published, whose row the caller has locked. */
export async function changeDraft(
  act: Act,
  actor: UserActor,
  old: LockedProduct,
  content: ProductContent,
): Promise<void> {
  await writeModelNumber(act, old.id, content);
  await replaceColumns(act, old, {
    change: { ...draftColumns(content), category: await categoryOf(act, content) },
    modelNumber: content.modelNumber || undefined,
    slug: old.slug,
    more: { kind: content.kind },
  });
  await writeDraft(act, actor, old.id, content);
}

/**
 * Drops the draft of a published product.
 * @throws Refusal product_not_found, product_archived, changed_meanwhile, conflict when it was never
 *   published
 */
export function discardDraft(app: App, actor: UserActor, which: ProductVersion): Promise<void> {
  return act(app, actor, async (act) => {
    const old = await lockUnarchived(act.tx, which);
    if (old.state === "draft") {
      throw new Refusal("conflict", { message: "This product was never published. Archive it." });
    }
    await dropDraft(act, old.id);
    await nextVersion(act.tx, old.id);
    act.record({ what: "product.draft_dropped", subject: old.id });
  });
}

/**
 * Makes a draft with what another product says, or is to say. Its pieces, stock, model number and
 * address stay with the first.
 * @returns the id of the new product
 * @throws Refusal product_not_found
 */
export async function duplicateProduct(app: App, actor: UserActor, id: string): Promise<string> {
  const { db } = app.database;
  const [found] = isId(id) ? await findStaffRows(db, [id]) : [];
  if (!found) throw new Refusal("product_not_found");
  const content = found.draft?.content ?? contentOf(found.row, found.modelNumber);
  const copy = {
    ...content,
    name: `${content.name} (copy)`.slice(-200),
    slug: "",
    modelNumber: "",
    stock: content.stock === null ? null : 0,
    sizes: content.sizes.map((size) => ({ ...size, stock: size.stock === null ? null : 0 })),
  };
  return createDraft(app, actor, copy, found.row.pictures);
}

export async function dropDraft({ tx }: Act, productId: string): Promise<void> {
  await tx.delete(productDrafts).where(eq(productDrafts.productId, productId));
}

async function writeDraft(
  { tx, at }: Act,
  { userId }: UserActor,
  productId: string,
  content: ProductContent,
): Promise<void> {
  const saved = { content, savedAt: at, savedBy: userId };
  await tx
    .insert(productDrafts)
    .values({ productId, ...saved })
    .onConflictDoUpdate({ target: productDrafts.productId, set: saved });
}

/** Stores the model number. The texts of a product that has none yet are those that it is shown with. */
export async function writeModelNumber(
  { tx }: Act,
  productId: string,
  { modelNumber, kind, description }: ProductContent,
): Promise<void> {
  const texts = { setIncludes: [], occasion: [], designTheme: [], finish: "" };
  const changed = { modelNumber };
  if (modelNumber === "") {
    await tx.update(productDetails).set(changed).where(eq(productDetails.productId, productId));
    return;
  }
  await tx
    .insert(productDetails)
    .values({ productId, modelNumber, style: kind, description, ...texts })
    .onConflictDoUpdate({ target: productDetails.productId, set: changed });
}

/** The category of a draft; the first of the shop while none is chosen. */
async function categoryOf({ tx }: Act, { category }: ProductContent): Promise<CategoryName> {
  const found = await findCategory(tx, category);
  const [first] = found ? [found] : await findCategories(tx);
  if (!first) throw new Error("The shop has no categories");
  return first;
}
