import type { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import { KIND_WORDS } from "@suvarna/words/en/jewellery";
import { eq } from "drizzle-orm";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { addOnce } from "../platform/add-once.ts";
import { Refusal } from "../platform/errors.ts";
import { isId, newId } from "../platform/ids.ts";
import { addProducts } from "./add-products.ts";
import { type CategoryName, findCategories } from "./categories.ts";
import { productDrafts } from "./desk-tables.ts";
import { isCategory } from "./facets.ts";
import {
  type LockedProduct,
  lockUnarchived,
  nextVersion,
  type ProductVersion,
} from "./lock-product.ts";
import { areEqualContents, contentOf, draftColumns } from "./product-content.ts";
import { findStaffRows } from "./product-of-staff.ts";
import { replaceColumns } from "./save-product.ts";
import { productDetails } from "./tables.ts";

/**
 * The temporary slug of a draft. When the draft is published, the product gets a slug of its own.
 */
const draftSlug = (id: string) => `draft-${id}`;

/**
 * Creates a product as a draft, once for each idempotency key.
 * @param key the idempotency key; undefined for a caller that sends none
 * @returns its id
 * @throws Refusal idempotency_mismatch when the first call with this key had other content
 */
export function createDraft(
  app: App,
  actor: UserActor,
  content: ProductContent,
  key: string | undefined,
): Promise<string> {
  const addition = { key, what: "product draft", content };
  return act(app, actor, (act) =>
    addOnce(act, actor, addition, () => addDraft(act, actor, { content })),
  );
}

async function addDraft(act: Act, actor: UserActor, draft: NewDraft): Promise<string> {
  const [id = ""] = await addDrafts(act, actor, [draft]);
  return id;
}

/**
 * The content of a draft to be added, with its pictures and HUID, which are not a part of the
 * content.
 */
interface NewDraft {
  readonly content: ProductContent;
  readonly pictures?: readonly string[];
  readonly huid?: string | null;
}

/** Creates products as drafts. @returns their ids, in the order of the drafts */
export async function addDrafts(
  act: Act,
  actor: UserActor,
  drafts: readonly NewDraft[],
): Promise<string[]> {
  if (drafts.length === 0) return [];
  const { tx, at } = act;
  const categories = await findCategories(tx);
  const rows = drafts.map(({ content, pictures = [], huid = null }) => {
    const id = newId();
    return {
      ...draftColumns(content),
      id,
      categoryId: categoryIn(categories, content).id,
      slug: draftSlug(id),
      origin: "India",
      position: 0,
      pictures: [...pictures],
      huid,
      removedAt: at,
      publishedAt: null,
      ...(content.modelNumber ? { details: detailsOf(content) } : {}),
      content,
    };
  });
  await addProducts(
    tx,
    rows.map(({ content: _, ...row }) => row),
  );
  await tx.insert(productDrafts).values(
    rows.map(({ id, content }) => ({
      productId: id,
      content,
      savedAt: at,
      savedBy: actor.userId,
    })),
  );
  for (const { id } of rows) act.record({ what: "product.drafted", subject: id });
  return rows.map(({ id }) => id);
}

/**
 * Saves a draft. A draft with the same content as the published product is deleted. For a product
 * that was never published, the product's own columns are set from the draft, so that staff's list
 * finds the product.
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
    if (old.state === "draft") return changeDraft(act, actor, old, content);
    act.record({ what: "product.draft_saved", subject: old.id });
    await nextVersion(act.tx, old.id);
    const [found] = await findStaffRows(act.tx, [old.id]);
    if (found && areEqualContents(contentOf(found.row, found.modelNumber), content)) {
      return dropDraft(act, old.id);
    }
    await writeDraft(act, actor, old.id, content);
  });
}

/**
 * Saves the draft of a product that was never published. The caller has locked the product's row.
 */
export async function changeDraft(
  act: Act,
  actor: UserActor,
  old: LockedProduct,
  content: ProductContent,
): Promise<void> {
  await writeModelNumber(act, old.id, content);
  await replaceColumns(act, old, {
    what: "product.draft_saved",
    change: {
      ...draftColumns(content),
      category: categoryIn(await findCategories(act.tx), content),
    },
    modelNumber: content.modelNumber || undefined,
    slug: old.slug,
  });
  await writeDraft(act, actor, old.id, content);
}

/**
 * Deletes the draft of a published product.
 * @throws Refusal product_not_found, product_archived, changed_meanwhile, conflict when it was
 *   never published
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

/** The end of the name of a copy. Such a product gets a name of its own before it is published. */
export const COPY_ENDING = " (copy)";

/**
 * Creates a draft with the content of another product or of its draft. The pieces, stock, model
 * number and address of the other product are not copied. Each idempotency key makes one copy.
 * @param key the idempotency key; undefined for a caller that sends none
 * @returns the id of the new product
 * @throws Refusal product_not_found; idempotency_mismatch when the first call with this key copied
 *   another product
 */
export function duplicateProduct(
  app: App,
  actor: UserActor,
  id: string,
  key: string | undefined,
): Promise<string> {
  const addition = { key, what: "product copy", content: { id } };
  return act(app, actor, (act) => addOnce(act, actor, addition, () => addCopy(act, actor, id)));
}

async function addCopy(act: Act, actor: UserActor, id: string): Promise<string> {
  const [found] = isId(id) ? await findStaffRows(act.tx, [id]) : [];
  if (!found) throw new Refusal("product_not_found");
  const content = found.draft?.content ?? contentOf(found.row, found.modelNumber);
  const copy = {
    ...content,
    name: `${content.name}${COPY_ENDING}`.slice(-200),
    slug: "",
    modelNumber: "",
    stock: content.stock === null ? null : 0,
    sizes: content.sizes.map((size) => ({ ...size, stock: size.stock === null ? null : 0 })),
  };
  return addDraft(act, actor, { content: copy, pictures: found.row.pictures });
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

/** Builds the details row of a product for which only the content of its draft is known. */
function detailsOf({ modelNumber, kind, description }: ProductContent) {
  const texts = { setIncludes: [], designTheme: [], finish: "" };
  return { modelNumber, style: KIND_WORDS[kind].one, description, ...texts };
}

/**
 * Stores the model number of a product. A product without a details row gets one with the default
 * texts.
 */
export async function writeModelNumber(
  { tx }: Act,
  productId: string,
  content: ProductContent,
): Promise<void> {
  const { modelNumber } = content;
  const changed = { modelNumber };
  if (modelNumber === "") {
    await tx.update(productDetails).set(changed).where(eq(productDetails.productId, productId));
    return;
  }
  await tx
    .insert(productDetails)
    .values({ productId, ...detailsOf(content) })
    .onConflictDoUpdate({ target: productDetails.productId, set: changed });
}

/** Finds the category of a draft. While none is chosen, it is the first category of the shop. */
function categoryIn(categories: readonly CategoryName[], { category }: ProductContent) {
  const match = categories.find((each) => isCategory(each, [category])) ?? categories[0];
  if (!match) throw new Error("The shop has no categories");
  return match;
}
