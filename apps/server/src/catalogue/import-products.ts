import type { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import type { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import { eq } from "drizzle-orm";
import type { Act, UserActor } from "../platform/act.ts";
import { addDraft, changeDraft } from "./drafts.ts";
import { lockUnarchived, nextVersion } from "./lock-product.ts";
import { dropListedHuid, enterListedHuids } from "./pieces.ts";
import type { NamedProduct } from "./product-input.ts";
import { removeProduct } from "./remove-product.ts";
import { writeProduct } from "./save-product.ts";
import { keepStockMarks } from "./stock-marks.ts";
import { products } from "./tables.ts";

/**
 * Adds a product from a file, or changes one: a draft stays a draft, and what is in the shop changes
 * there.
 * @param stored the product as it is now, locked; null adds one
 * @param how.modelNumber of a new product
 * @returns the product's id
 * @throws Refusal slug_taken, conflict (the HUID), bad_request
 */
export async function writeImported(
  act: Act,
  actor: UserActor,
  stored: NamedProduct | null,
  input: ProductInput,
  how: { readonly modelNumber?: string | undefined; readonly asDraft: boolean },
): Promise<string> {
  if (stored?.isDraft) {
    const old = await lockUnarchived(act.tx, { id: stored.id, version: undefined });
    await changeDraft(act, actor, old, {
      ...contentOfInput(input, stored.modelNumber),
      kind: old.kind,
    });
    if (input.huid !== old.huid) await changeHuid(act, stored.id, old.huid, input.huid);
    await keepStockMarks(act.tx, [stored.id]);
    return stored.id;
  }
  if (stored || !how.asDraft) {
    return writeProduct(act, stored?.id ?? null, input, how.modelNumber);
  }
  const content = contentOfInput(input, how.modelNumber ?? "");
  return addDraft(act, actor, content, { huid: input.huid });
}

async function changeHuid(
  { tx }: Act,
  id: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before !== null) await dropListedHuid(tx, id, before);
  await tx.update(products).set({ huid: after }).where(eq(products.id, id));
  await enterListedHuids(tx, [id]);
}

/**
 * Archives a product whose adding was a mistake. Unlike one that the shop has sold, it gives its HUID
 * back, so that it can be added again.
 * @throws Refusal product_not_found, product_archived
 */
export async function takeBackProduct(act: Act, id: string): Promise<void> {
  const old = await lockUnarchived(act.tx, { id, version: undefined });
  if (old.state === "draft") {
    await nextVersion(act.tx, id, { draftArchived: true });
    act.record({ what: "product.archived", subject: id, before: { state: old.state } });
  } else await removeProduct(act, id);
  if (old.huid === null) return;
  await dropListedHuid(act.tx, id, old.huid);
  await act.tx.update(products).set({ huid: null }).where(eq(products.id, id));
}

/** The content of a draft that says the same as this input. */
function contentOfInput(input: ProductInput, modelNumber: string): ProductContent {
  const { images: _, huid: __, metal: ___, slug = "", sizes, grossWeight, ...rest } = input;
  return {
    ...rest,
    // The address of a draft is not its own: publishing makes one from its name.
    slug: slug.startsWith("draft-") ? "" : slug,
    modelNumber,
    kind: "",
    metalColour: input.metalColour ?? "",
    grossWeight: grossWeight === undefined || grossWeight === input.netWeight ? null : grossWeight,
    sizes: sizes ?? [],
    dimensions: input.dimensions ?? "",
    certificate: input.certificate ?? "",
  };
}
