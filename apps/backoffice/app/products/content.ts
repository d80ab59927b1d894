import type {
  ProductContent,
  StaffProduct,
} from "@suvarna/contract/catalogue/staff-products-schemas";
import { paise } from "@suvarna/domain/money";
import { type PriceBreakup, priceOf } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { KIND_WORDS, OCCASION_WORDS } from "@suvarna/words/en/jewellery";
import { METAL_WORDS, sayCount, sayPercent } from "./words.ts";

export type Field = keyof ProductContent;

/** The content of a new product, with its default values. */
export const NEW_CONTENT: ProductContent = {
  name: "",
  slug: "",
  description: "",
  category: "",
  modelNumber: "",
  kind: "other",
  carat: "22K",
  metalColour: "",
  netWeight: null,
  grossWeight: null,
  makingcharge: null,
  stoneValue: 0,
  discountPercent: 0,
  isAvailable: true,
  stock: null,
  sizes: [],
  dimensions: "",
  engravable: false,
  stones: [],
  occasions: [],
  collections: [],
  certificate: "",
  tags: [],
  featured: false,
  bestSelling: false,
  everyday: false,
};

/**
 * The content with which the editor starts: the draft or, without a draft, the published content.
 */
export function contentIn({ draft, published }: StaffProduct): ProductContent {
  return draft?.content ?? published ?? NEW_CONTENT;
}

const FIELDS = Object.keys(NEW_CONTENT) as Field[];

/** The labels of the product's fields. */
export const FIELD_WORDS: Readonly<Record<Field, string>> = {
  name: "Name",
  slug: "Address in the shop",
  description: "Description",
  category: "Category",
  modelNumber: "Model number",
  kind: "Kind",
  carat: "Metal",
  metalColour: "Colour",
  netWeight: "Net weight",
  grossWeight: "Gross weight",
  makingcharge: "Making charge",
  stoneValue: "Stones, all together",
  discountPercent: "Discount",
  isAvailable: "On sale",
  stock: "In stock",
  sizes: "Sizes",
  dimensions: "Dimensions",
  engravable: "Room for an engraving",
  stones: "Stones",
  occasions: "For",
  collections: "Collections",
  certificate: "Certificate",
  tags: "Words for the search",
  featured: "On the first page",
  bestSelling: "Best selling",
  everyday: "For every day",
};

/** The value of a product's field in words, for the list of changes and for conflicts. */
export function sayField(
  field: Field,
  content: ProductContent,
  categoryName: (id: string) => string,
): string {
  const value = content[field];
  switch (field) {
    case "carat":
      return METAL_WORDS[content.carat];
    case "category":
      return categoryName(content.category) || "none";
    case "makingcharge":
    case "discountPercent":
      return value === null ? "none" : sayPercent(Number(value));
    case "netWeight":
      return value === null ? "none" : `${Number(value).toFixed(3)} g`;
    case "grossWeight":
      return value === null ? "as net" : `${Number(value).toFixed(3)} g`;
    case "stoneValue":
      return `₹${Number(value ?? 0).toFixed(2)}`;
    case "sizes":
      return content.sizes
        .map(({ size, netWeight }) => `${size} ${netWeight?.toFixed(3) ?? "?"} g`)
        .join(", ");
    case "stones":
      return content.stones.map(({ kind, count }) => `${count} ${kind}`).join(", ") || "none";
    case "kind":
      return KIND_WORDS[content.kind].one;
    case "occasions":
      return content.occasions.map((occasion) => OCCASION_WORDS[occasion]).join(", ") || "none";
    case "collections":
      return content.collections.join(", ") || "none";
    case "tags":
      return content.tags.join(", ") || "none";
    case "description":
      return content.description === "" ? "none" : sayCount(content.description.length, "sign");
    default:
      return typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? "") || "none";
  }
}

/**
 * Lists the fields in which two contents differ. The stock of a published product is not a part of
 * its draft.
 * @param isPublished whether the product was ever published
 */
export function changedFields(
  one: ProductContent,
  other: ProductContent,
  isPublished: boolean,
): Field[] {
  return FIELDS.filter((field) => {
    if (isPublished && field === "stock") return false;
    return fieldText(field, one, isPublished) !== fieldText(field, other, isPublished);
  });
}

function fieldText(field: Field, content: ProductContent, isPublished: boolean): string {
  if (field !== "sizes" || !isPublished) return JSON.stringify(content[field]);
  return JSON.stringify(content.sizes.map(({ size, netWeight }) => [size, netWeight]));
}

/**
 * The result of merging the changes of two people: the content, and the fields that both have
 * changed differently.
 */
export interface MergeResult {
  readonly content: ProductContent;
  readonly clashes: readonly Field[];
}

/**
 * Merges two changes of the same content. A field that only one person has changed takes that
 * change. A field that both people have changed differently is a conflict and keeps `own` until
 * the user decides.
 */
export function merge(
  base: ProductContent,
  own: ProductContent,
  other: ProductContent,
  isPublished: boolean,
): MergeResult {
  const byMe = changedFields(base, own, isPublished);
  const byThem = changedFields(base, other, isPublished);
  const differ = changedFields(own, other, isPublished);
  const ownChanges = Object.fromEntries(byMe.map((field) => [field, own[field]]));
  return {
    content: { ...other, ...ownChanges },
    clashes: byMe.filter((field) => byThem.includes(field) && differ.includes(field)),
  };
}

/**
 * The price break-up of a product in one of its sizes, in paise; null without a valid rate, a
 * weight or a making charge.
 */
export function breakUpOf(
  content: ProductContent,
  size: string | null,
  rates: RatesPerGram,
): PriceBreakup | null {
  const weight = weightOf(content, size);
  if (weight === null || content.makingcharge === null) return null;
  const piece = {
    carat: content.carat,
    netWeightMg: Math.round(weight * 1000),
    makingChargeBp: Math.round(content.makingcharge * 100),
    stoneValuePaise: paise(content.stoneValue ?? 0),
    discountBp: Math.round((content.discountPercent ?? 0) * 100),
  };
  return priceOf(piece, rates);
}

/** The net weight of a product in grams, in one of its sizes. */
export function weightOf({ netWeight, sizes }: ProductContent, size: string | null): number | null {
  if (sizes.length === 0) return netWeight;
  return (sizes.find((each) => each.size === size) ?? sizes[0])?.netWeight ?? null;
}
