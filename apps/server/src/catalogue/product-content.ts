import type { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import { rupees } from "@suvarna/domain/money";
import { Refusal } from "../platform/errors.ts";
import { columnsOf, type ProductColumns } from "./product-columns.ts";
import type { ProductRow } from "./product-rows.ts";

const MOST_MG = 10_000_000;
const MOST_BP = 10_000;
const MOST_RUPEES = 1e9;

/**
 * Returns the content of a published product in the units of the editor: grams, percent and rupees.
 */
export function contentOf(row: ProductRow, modelNumber: string): ProductContent {
  return {
    name: row.name,
    slug: row.slug,
    description: row.description,
    category: row.categoryId,
    modelNumber,
    kind: row.kind,
    carat: row.carat,
    metalColour: row.metalColour,
    netWeight: row.netWeightMg / 1000,
    grossWeight: row.grossWeightMg === row.netWeightMg ? null : row.grossWeightMg / 1000,
    makingcharge: row.makingChargeBp / 100,
    stoneValue: rupees(row.stoneValuePaise),
    discountPercent: row.discountBp / 100,
    isAvailable: row.onSale,
    stock: row.sizes.length > 0 ? null : row.stock,
    sizes: row.sizes.map(({ size, netWeightMg, stock }) => ({
      size,
      netWeight: netWeightMg / 1000,
      stock,
    })),
    dimensions: row.dimensions ?? "",
    engravable: row.engravable,
    stones: row.stones,
    occasions: row.occasions,
    collections: row.collections,
    certificate: row.certificate ?? "",
    tags: row.tags,
    featured: row.featured,
    bestSelling: row.bestSelling,
    everyday: row.everyday,
  };
}

/** Whether two contents are equal, apart from the stock, which is changed by separate API calls. */
export function areEqualContents(one: ProductContent, other: ProductContent): boolean {
  return JSON.stringify(withoutStock(one)) === JSON.stringify(withoutStock(other));
}

function withoutStock(content: ProductContent) {
  const { stock: _, sizes, ...rest } = content;
  const entries = Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [entries, sizes.map(({ size, netWeight }) => [size, netWeight])];
}

/**
 * Checks a draft and converts its content to columns. Pictures and HUIDs are not included, because
 * separate API calls change them.
 * @throws Refusal bad_request, which names the fields
 */
export function publishedColumns(
  content: ProductContent,
): Omit<ProductColumns, "pictures" | "huid"> {
  const checked = ProductInput.safeParse(inputOf(content));
  if (!checked.success) {
    const issues = checked.error.issues.map(
      ({ path, message }) => [path.join("."), message] as const,
    );
    const fields = Object.fromEntries(issues.toReversed());
    throw new Refusal("bad_request", { message: issues[0]?.[1] ?? "", fields });
  }
  const { pictures: _, huid: __, ...columns } = columnsOf(checked.data);
  return columns;
}

/** Converts a draft to the input of the product form, in which an empty text counts as missing. */
function inputOf({ sizes, slug, ...content }: ProductContent) {
  const { netWeight, grossWeight, stoneValue, discountPercent, metalColour } = content;
  const weights = sizes.map((size) => size.netWeight);
  // A product with sizes is listed at the price of one size ("from"), so its net weight must be the
  // weight of one of its sizes.
  const isOfSize = sizes.length === 0 || weights.includes(netWeight);
  return {
    ...content,
    ...(slug === "" ? {} : { slug }),
    netWeight: isOfSize ? netWeight : weights[0],
    grossWeight: grossWeight ?? undefined,
    stoneValue: stoneValue ?? 0,
    discountPercent: discountPercent ?? 0,
    metalColour: metalColour || undefined,
    sizes: sizes.length > 0 ? sizes : null,
    dimensions: content.dimensions || null,
    certificate: content.certificate || null,
  };
}

/**
 * Computes the columns of a product that was never published from its draft. Values that the table
 * would refuse are brought into range. Staff's list sorts, filters and searches by these columns.
 */
export function draftColumns(content: ProductContent): Omit<ProductColumns, "pictures" | "huid"> {
  const metal = content.carat === "Silver" ? "Silver" : "Gold";
  const netWeightMg = within(1, MOST_MG, (content.netWeight ?? 0) * 1000);
  const usedSizes = new Set<string>();
  return {
    name: content.name,
    description: content.description,
    carat: content.carat,
    metal,
    metalColour: content.metalColour || (metal === "Silver" ? "Silver" : "Yellow gold"),
    netWeightMg,
    grossWeightMg: within(netWeightMg, MOST_MG, (content.grossWeight ?? 0) * 1000),
    makingChargeBp: within(0, MOST_BP, (content.makingcharge ?? 0) * 100),
    stoneValuePaise: within(0, MOST_RUPEES * 100, (content.stoneValue ?? 0) * 100),
    discountBp: within(0, MOST_BP, (content.discountPercent ?? 0) * 100),
    onSale: content.isAvailable,
    stock: content.stock,
    sizes: content.sizes.flatMap(({ size, netWeight, stock }) => {
      if (size === "" || netWeight === null || usedSizes.has(size)) return [];
      usedSizes.add(size);
      return { size, netWeightMg: within(1, MOST_MG, netWeight * 1000), stock };
    }),
    dimensions: content.dimensions || null,
    engravable: content.engravable,
    stones: content.stones,
    kind: content.kind,
    occasions: content.occasions,
    collections: content.collections,
    certificate: content.certificate || null,
    tags: content.tags,
    featured: content.featured,
    bestSelling: content.bestSelling,
    everyday: content.everyday,
  };
}

function within(least: number, most: number, value: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}
