import { isDeepStrictEqual } from "node:util";
import type { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Act, UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { withFingerprints } from "../platform/translations.ts";
import { type CategoryName, findCategories } from "./categories.ts";
import { addDrafts, changeDraft } from "./drafts.ts";
import { isCategory } from "./facets.ts";
import { lockUnarchived } from "./lock-product.ts";
import { dropListedHuid, enterListedHuids } from "./pieces.ts";
import type { AuthorProof, PriceGuard } from "./price-guard.ts";
import { badField, columnsOf } from "./product-columns.ts";
import type { ImportedInput, NamedProduct } from "./product-input.ts";
import { refuseDuplicates } from "./refuse-duplicates.ts";
import { replaceProducts } from "./replace-products.ts";
import { addPublishedProducts, type ProductChange } from "./save-product.ts";
import { freeSlugs } from "./slug.ts";
import { updateStockMarks } from "./stock-marks.ts";
import { products } from "./tables.ts";
import { translatedProducts } from "./translated-things.ts";

/** A product that an import file adds or changes. */
export interface ImportedProduct {
  /** The product's current row, locked; null for a new product. */
  readonly stored: NamedProduct | null;
  readonly input: ImportedInput;
  /** The model number of a new product. */
  readonly modelNumber?: string | undefined;
  /** Whether a new product is added as a draft. An existing draft always remains a draft. */
  readonly asDraft: boolean;
}

/**
 * Adds or changes products from an import file. A change of a published product is visible in the
 * shop at once. No product may occur twice. The caller announces the changes.
 * @param proof the proof that the author has given, which limits how far a price may fall
 * @returns the ids of the products, in the order of `imported`
 * @throws Refusal slug_taken, conflict (the HUID), bad_request, price_falls_far
 */
export function writeImported(
  act: Act,
  actor: UserActor,
  imported: readonly ImportedProduct[],
  guarded: { readonly guard: PriceGuard; readonly proof: AuthorProof },
): Promise<string[]> {
  return refuseDuplicates(async () => {
    const categories = await findCategories(act.tx);
    const isNew = ({ stored }: ImportedProduct) => stored === null;
    const drafts = imported.filter((each) => isNew(each) && each.asDraft);
    const published = imported.filter((each) => isNew(each) && !each.asDraft);
    const shownSlugs = await slugsOf(act, published);
    const draftIds = await addDrafts(act, actor, drafts.map(newDraftOf));
    const shownIds = await addPublishedProducts(
      act,
      published.map(({ input, modelNumber }, index) => {
        const slug = shownSlugs[index] ?? "";
        return { change: changeOf(input, categories), slug, modelNumber };
      }),
    );
    await replaceProducts(
      act,
      imported.flatMap(({ stored, input }) =>
        stored && !stored.isDraft
          ? { id: stored.id, change: changeOf(input, categories), slug: input.slug }
          : [],
      ),
      guarded,
    );
    for (const { stored, input } of imported) {
      if (stored?.isDraft) await replaceDraft(act, actor, stored, input);
    }
    const added = new Map([
      ...drafts.map((each, index) => [each, draftIds[index]] as const),
      ...published.map((each, index) => [each, shownIds[index]] as const),
    ]);
    const ids = imported.map((each) => each.stored?.id ?? added.get(each) ?? "");
    for (const [index, each] of imported.entries()) {
      await writeTranslations(act, ids[index] ?? "", each);
    }
    return ids;
  });
}

/**
 * Stores the translations of a product, if the file has changed any. A changed text is the
 * translation of the original that the file has written.
 */
async function writeTranslations(
  act: Act,
  id: string,
  { stored, input: { translations = {} } }: ImportedProduct,
): Promise<void> {
  if (isDeepStrictEqual(stored?.input.translations ?? {}, translations)) return;
  const thing = await translatedProducts.lock(act.tx, id);
  if (!thing) return;
  await translatedProducts.write(act, id, withFingerprints(thing.originals, translations));
  const languages = Object.keys(translations);
  act.record({ what: "product.translated", subject: id, after: { languages } });
}

/**
 * Returns the slugs of new products: the slugs that the file names, and generated slugs for the
 * other products.
 */
async function slugsOf({ tx }: Act, added: readonly ImportedProduct[]): Promise<string[]> {
  const nameless = added.filter(({ input }) => input.slug === undefined);
  const free = await freeSlugs(
    tx,
    nameless.map(({ input }) => input.name),
  );
  const chosen = new Map(nameless.map((each, index) => [each, free[index]]));
  return added.map((each) => each.input.slug ?? chosen.get(each) ?? "");
}

/** @throws Refusal bad_request */
function changeOf(
  { translations: _writtenAfterwards, ...input }: ImportedInput,
  categories: readonly CategoryName[],
): ProductChange {
  const category = categories.find((each) => isCategory(each, [input.category]));
  if (!category) throw badField("category", "Choose a category");
  return { ...columnsOf(input), category };
}

function newDraftOf({ input, modelNumber = "" }: ImportedProduct) {
  return { content: contentOfInput(input, modelNumber), huid: input.huid };
}

async function replaceDraft(
  act: Act,
  actor: UserActor,
  { id, modelNumber }: NamedProduct,
  input: ImportedInput,
): Promise<void> {
  const old = await lockUnarchived(act.tx, { id, version: undefined });
  const content = contentOfInput(input, modelNumber);
  await changeDraft(act, actor, old, content);
  if (input.huid !== old.huid) await changeHuid(act, id, old.huid, input.huid);
  await updateStockMarks(act.tx, [id]);
}

async function changeHuid(
  act: Act,
  id: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  const { tx } = act;
  if (before !== null) await dropListedHuid(act, id, before);
  await tx.update(products).set({ huid: after }).where(eq(products.id, id));
  await enterListedHuids(tx, [id]);
}

/**
 * Archives products that were added by mistake. Their HUIDs become free, so that the products can
 * be added again; a product that is archived otherwise keeps its HUID. A piece whose data staff have
 * entered keeps its HUID too. The caller announces the changes.
 * @throws Refusal product_not_found, product_archived
 */
export async function undoImportedProducts(act: Act, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { tx, record } = act;
  const isMeant = inArray(products.id, [...ids]);
  const rows = await tx
    .select({ id: products.id, state: products.state, huid: products.huid })
    .from(products)
    .where(isMeant)
    .orderBy(asc(products.id))
    .for("update");
  if (rows.length < ids.length) throw new Refusal("product_not_found");
  if (rows.some(({ state }) => state === "archived")) throw new Refusal("product_archived");
  const isDraft = eq(products.state, "draft");
  await tx
    .update(products)
    .set({
      draftArchived: isDraft,
      removedAt: sql`coalesce(${products.removedAt}, now())`,
      updatedAt: sql`now()`,
      huid: null,
      version: sql`${products.version} + 1`,
    })
    .where(isMeant);
  for (const { id, state, huid } of rows) {
    if (huid !== null) await dropListedHuid(act, id, huid);
    if (state === "draft") record({ what: "product.archived", subject: id, before: { state } });
    else record({ what: "product.removed", subject: id });
  }
}

/** Converts the input of a product into the content of a draft. */
function contentOfInput(
  { translations: _, ...input }: ImportedInput,
  modelNumber: string,
): ProductContent {
  const { images: __, huid: ___, metal: ____, slug = "", sizes, grossWeight, ...rest } = input;
  return {
    ...rest,
    // The slug of a draft is temporary and not part of its content. Publishing makes a slug from
    // the product's name.
    slug: slug.startsWith("draft-") ? "" : slug,
    modelNumber,
    kind: input.kind ?? "other",
    occasions: input.occasions ?? [],
    collections: input.collections ?? [],
    metalColour: input.metalColour ?? "",
    grossWeight: grossWeight === undefined || grossWeight === input.netWeight ? null : grossWeight,
    sizes: sizes ?? [],
    dimensions: input.dimensions ?? "",
    engravable: input.engravable ?? false,
    certificate: input.certificate ?? "",
  };
}
