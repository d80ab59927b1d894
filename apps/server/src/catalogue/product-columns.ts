import type { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import { OCCASIONS, type Occasion } from "@suvarna/domain/jewellery";
import { paise } from "@suvarna/domain/money";
import { Refusal } from "../platform/errors.ts";
import type { NewProduct } from "./add-products.ts";

/** The columns that staff can set by the product form. The other columns keep their values. */
export type ProductColumns = Omit<
  NewProduct,
  "id" | "slug" | "categoryId" | "origin" | "position" | "details"
>;

/**
 * Converts the product form to the units of the table: grams to milligrams, rupees to paise,
 * percent to basis points.
 * @throws Refusal bad_request when two fields contradict each other
 */
export function columnsOf(input: ProductInput): ProductColumns {
  const { images, stoneValue, makingcharge, discountPercent, isAvailable, ...rest } = input;
  const {
    slug,
    category,
    netWeight,
    grossWeight,
    sizes,
    kind,
    occasions,
    collections,
    engravable,
    ...columns
  } = rest;
  const metal = columns.carat === "Silver" ? "Silver" : columns.metal;
  const product = {
    ...columns,
    ...(kind === undefined ? {} : { kind }),
    ...(occasions === undefined ? {} : { occasions: inShopOrder(occasions) }),
    ...(collections === undefined ? {} : { collections: unique(collections) }),
    ...(engravable === undefined ? {} : { engravable }),
    metal,
    metalColour: columns.metalColour ?? (metal === "Silver" ? "Silver" : "Yellow gold"),
    netWeightMg: milligrams(netWeight),
    grossWeightMg: milligrams(grossWeight ?? netWeight),
    makingChargeBp: basisPoints(makingcharge),
    stoneValuePaise: paise(stoneValue),
    discountBp: basisPoints(discountPercent),
    pictures: images,
    onSale: isAvailable,
    sizes: (sizes ?? []).map(({ size, netWeight, stock }) => ({
      size,
      netWeightMg: milligrams(netWeight),
      stock,
    })),
  };
  refuseContradictions(product);
  return product;
}

/** Sorts occasions into the order of `OCCASIONS`, and removes duplicates. */
function inShopOrder(occasions: readonly Occasion[]): Occasion[] {
  return OCCASIONS.filter((occasion) => occasions.includes(occasion));
}

/**
 * Sorts slugs into alphabetical order and removes duplicates, so that equal sets of collections are
 * equal arrays.
 */
const unique = (slugs: readonly string[]) => [...new Set(slugs)].sort();

function refuseContradictions({ netWeightMg, grossWeightMg, sizes }: ProductColumns): void {
  if (grossWeightMg < netWeightMg) {
    throw badField("grossWeight", "The gross weight can't be less than the net weight");
  }
  if (new Set(sizes.map(({ size }) => size)).size < sizes.length) {
    throw badField("sizes", "Each size can be there once");
  }
}

/** Creates the refusal of a product form because of one field. */
export function badField(field: string, message: string): Refusal {
  return new Refusal("bad_request", { message, fields: { [field]: message } });
}

const milligrams = (grams: number) => Math.round(grams * 1000);
const basisPoints = (percent: number) => Math.round(percent * 100);
