import type {
  Category,
  Product,
  ProductSize,
  ShopDetails,
} from "@suvarna/contract/catalogue/schemas";
import { FINENESS } from "@suvarna/domain/fineness";
import { formatWeight } from "@suvarna/domain/formats";
import { rupees } from "@suvarna/domain/money";
import { type PriceBreakup, priceOf } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import * as english from "@suvarna/words/en/jewellery";
import * as hindi from "@suvarna/words/hi/jewellery";
import { inTranslation } from "../platform/translations.ts";
import type { CategoryRow } from "./categories.ts";
import { isInStock } from "./piece.ts";
import type { ProductRow } from "./product-rows.ts";
import type { DetailsRow } from "./queries.ts";
import { CATEGORY_TEXTS, PRODUCT_TEXTS } from "./translated-texts.ts";

/** Formats a product for the API, with its price at these rates. */
export function serializeProduct(row: ProductRow, rates: RatesPerGram): Product {
  const breakup = priceOf(row, rates);
  // A product without own pictures shows the picture of its category.
  const images = row.pictures.length > 0 ? row.pictures : [row.categoryPicture];
  const cover = images[0] ?? "";
  const imageAlts = writtenAlts(row);
  const imageGrounds = knownGrounds(images, row);
  return {
    _id: row.id,
    name: row.name,
    title: row.name,
    slug: row.slug,
    description: row.description,
    category: row.categoryTitle,
    ...(row.shown ? { categoryName: row.shown.categoryName } : {}),
    categoryId: row.categoryId,
    carat: row.carat,
    metal: row.metal,
    metalColour: row.metalColour,
    kind: row.kind,
    colour: row.colour,
    netWeight: grams(row.netWeightMg),
    grossWeight: grams(row.grossWeightMg),
    weight: grams(row.grossWeightMg),
    makingcharge: percent(row.makingChargeBp),
    stoneValue: rupees(row.stoneValuePaise),
    discountPercent: percent(row.discountBp),
    coverImage: cover,
    images,
    ...(imageAlts ? { imageAlts } : {}),
    ...(imageGrounds ? { imageGrounds } : {}),
    image: cover,
    price: breakup && rupees(breakup.price),
    discountedPrice: breakup && rupees(breakup.discountedPrice),
    priceDetails: breakup && priceDetails(breakup),
    isAvailable: row.onSale && row.inStock,
    stock: totalStock(row),
    sizes: row.sizes.length > 0 ? serializeSizes(row, rates) : null,
    dimensions: row.dimensions,
    ...(row.shown ? { dimensionsText: row.shown.dimensions } : {}),
    engravable: row.engravable,
    stones: row.stones,
    stoneKinds: row.stoneKinds,
    occasions: row.occasions,
    collections: row.collections,
    spin: row.spin,
    model: row.model,
    huid: row.huid,
    certificate: row.certificate,
    ...(row.shown ? { certificateText: row.shown.certificate } : {}),
    origin: row.origin,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * Returns the alternative texts in the order of the pictures; null when staff have written none.
 */
function writtenAlts({ pictures, pictureAlts }: ProductRow): string[] | null {
  const alts = pictures.map((address) => pictureAlts[address] ?? "");
  return alts.some((alt) => alt !== "") ? alts : null;
}

/** Returns the border colours in the order of the pictures; null when none is known. */
function knownGrounds(images: readonly string[], { pictureEdges }: ProductRow): string[] | null {
  const grounds = images.map((address) => pictureEdges[address] ?? "");
  return grounds.some((ground) => ground !== "") ? grounds : null;
}

function priceDetails(breakup: PriceBreakup): Product["priceDetails"] {
  return {
    totalPrice: rupees(breakup.discountedPrice),
    pricePerGram: rupees(breakup.ratePerGram),
    metalValue: rupees(breakup.metalValue),
    makingCharge: rupees(breakup.makingCharge),
    stoneValue: rupees(breakup.stoneValue),
    discount: rupees(breakup.discount),
  };
}

function serializeSizes(row: ProductRow, rates: RatesPerGram): ProductSize[] {
  return row.sizes.map(({ size, netWeightMg, stock }) => {
    const breakup = priceOf({ ...row, netWeightMg }, rates);
    return {
      size,
      netWeight: grams(netWeightMg),
      stock,
      isAvailable: row.onSale && isInStock(stock),
      price: breakup && rupees(breakup.price),
      discountedPrice: breakup && rupees(breakup.discountedPrice),
    };
  });
}

/** A stock of null means made to order. */
interface Stocked {
  readonly stock: number | null;
  readonly sizes: readonly { readonly stock: number | null }[];
}

/**
 * Computes the stock of a product, all sizes together; null when the product is made to order. When
 * some sizes are made to order and others are in stock, only the sizes in stock count.
 */
export function totalStock({ stock, sizes }: Stocked): number | null {
  if (sizes.length === 0) return stock;
  const counted = sizes.reduce((total, size) => total + (size.stock ?? 0), 0);
  const someToOrder = sizes.some((size) => size.stock === null);
  return counted === 0 && someToOrder ? null : counted;
}

/** The title of a category stays in English, because addresses contain it; the name is translated. */
export function serializeCategory(row: CategoryRow, language: string | null): Category {
  const { id, slug, title, picture, ground, count } = row;
  const translation = language === null ? null : row.translations[language];
  const { title: name, description } = inTranslation(row, CATEGORY_TEXTS, translation);
  return { _id: id, title, name, slug, description, image: picture, ground, count };
}

/** The words of a language for the codes and the unit that a product's details name. */
interface DetailWords {
  readonly kinds: typeof english.KIND_WORDS;
  readonly occasions: typeof english.OCCASION_WORDS;
  readonly gram: string;
}

const ENGLISH: DetailWords = {
  kinds: english.KIND_WORDS,
  occasions: english.OCCASION_WORDS,
  gram: "g",
};
const WORDS: Readonly<Record<string, DetailWords>> = {
  hi: { kinds: hindi.KIND_WORDS, occasions: hindi.OCCASION_WORDS, gram: "ग्राम" },
};

/** The shop's detailed texts about a product. Texts that the shop has not written are empty. */
export function serializeDetails(
  { translation, ...row }: DetailsRow,
  language: string | null = null,
): ShopDetails {
  const words = WORDS[language ?? ""] ?? ENGLISH;
  const { product: original } = row;
  const written = row.details ?? undefined;
  const { details, ...product } = inTranslation(
    { ...original, details: written },
    PRODUCT_TEXTS,
    translation,
  );
  const fineness = product.metal === "Gold" ? ` (${FINENESS[product.carat]})` : "";
  return {
    productId: product.id,
    modelNumber: details?.modelNumber ?? "",
    style: details?.style ?? words.kinds[product.kind].one,
    certificate: product.certificate ?? "",
    goldPurity: product.carat + fineness,
    totalWeight: formatWeight(product.grossWeightMg).replace("g", words.gram),
    setIncludes: details?.setIncludes ?? [],
    occasion: product.occasions.map((occasion) => words.occasions[occasion]),
    designTheme: details?.designTheme ?? [],
    finish: details?.finish ?? "",
    description: details?.description ?? product.description,
  };
}

const grams = (milligrams: number) => milligrams / 1000;
const percent = (basisPoints: number) => basisPoints / 100;
