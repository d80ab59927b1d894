import { pricedPiece } from "@suvarna/contract/catalogue/priced-piece";
import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { Shop } from "@suvarna/contract/content/schemas";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { PieceReviews } from "@suvarna/contract/reviews/schemas";
import { rupees } from "@suvarna/domain/money";
import { MAKING_DAYS, ON_THE_WAY_DAYS, PROCESSING_DAYS } from "@suvarna/domain/policies";
import { priceOf } from "@suvarna/domain/price";
import { withGst } from "@suvarna/domain/tax";
import { stoneWords } from "@suvarna/words/here/jewellery";
import * as language from "@suvarna/words/here/language";
import * as metals from "@suvarna/words/here/metal";
import { addressIn } from "@suvarna/words/languages";
import { metalName, productHref } from "../pieces/index.ts";
import { ratesPerGram } from "../platform/live-rates/rates-per-gram.ts";
import { productTrail } from "./product-trail.ts";

/** A product with the further facts that its structured data contains. */
export interface DescribedPiece {
  readonly product: Product;
  readonly modelNumber: string | undefined;
  /** The reviews that staff have released; null if there are none. */
  readonly reviews: PieceReviews | null;
}
interface Described extends DescribedPiece {
  readonly shop: Shop;
  readonly rates: readonly RateEntry[];
}

const HOUR_MS = 3_600_000;
const TYPE = "@type";
const CONTEXT = { "@context": "https://schema.org" };

/**
 * A piece as structured data for search engines: schema.org's Product, with an offer at today's
 * price.
 */
export function productJsonLd({ product, modelNumber, shop, rates, reviews }: Described) {
  const { name, description, images, stones } = product;
  return {
    ...CONTEXT,
    [TYPE]: "Product",
    name,
    description,
    sku: modelNumber ?? product._id,
    url: shop.origin + addressIn(language.base, productHref(product)),
    image: images.map((image) => `${shop.origin}${pictureVariant(image, 1200, "jpg")}`),
    brand: { [TYPE]: "Brand", name: shop.name },
    category: language.categoryOf(product),
    material: [metalName(product), ...stones.map(({ kind }) => stoneWords(kind))].join(", "),
    color: metals.metalColourWords(product.metalColour),
    weight: { [TYPE]: "QuantitativeValue", value: product.grossWeight, unitCode: "GRM" },
    ...rating(reviews),
    ...offer(product, shop, rates),
  };
}

/** The breadcrumb from the home page to a piece, as structured data. */
export function breadcrumbJsonLd({ product, shop }: Pick<Described, "product" | "shop">) {
  const way = [...productTrail(product), { label: product.name, to: productHref(product) }];
  return {
    ...CONTEXT,
    [TYPE]: "BreadcrumbList",
    itemListElement: way.map(({ label, to }, index) => ({
      [TYPE]: "ListItem",
      position: index + 1,
      name: label,
      item: shop.origin + addressIn(language.base, to),
    })),
  };
}

/** How many reviews the structured data contains as text; the average is of all reviews. */
const MOST_REVIEWS = 10;

/**
 * The average rating and the newest reviews of a piece; nothing if staff have released no review.
 */
function rating(reviews: PieceReviews | null) {
  if (!reviews || reviews.average === null) return {};
  const stars = (ratingValue: number) => ({ [TYPE]: "Rating", ratingValue, bestRating: 5 });
  return {
    aggregateRating: {
      [TYPE]: "AggregateRating",
      ratingValue: reviews.average,
      reviewCount: reviews.count,
      bestRating: 5,
    },
    review: reviews.reviews
      .slice(0, MOST_REVIEWS)
      .map(({ stars: given, name, text, writtenAt }) => ({
        [TYPE]: "Review",
        reviewRating: stars(given),
        author: { [TYPE]: "Person", name },
        reviewBody: text,
        datePublished: writtenAt.slice(0, 10),
      })),
  };
}

/** Without a valid rate the structured data describes the piece but contains no offer. */
function offer(product: Product, shop: Shop, rates: readonly RateEntry[]) {
  const { carat, isAvailable, stock } = product;
  const rate = rates.find(({ Carat }) => Carat === carat);
  const breakup = priceOf(pricedPiece(product), ratesPerGram(rates));
  if (!breakup || !rate) return {};
  const { discountedPrice } = breakup;
  const madeToOrder = stock === null;
  const availability = !isAvailable ? "OutOfStock" : madeToOrder ? "MadeToOrder" : "InStock";
  // Search results in India must show the price with tax, which is the price that the shopper pays.
  const price = withGst(discountedPrice, Math.round(shop.gstPercent * 100));
  return {
    offers: {
      [TYPE]: "Offer",
      url: shop.origin + addressIn(language.base, productHref(product)),
      priceCurrency: "INR",
      price: rupees(price).toFixed(2),
      // The price follows the metal's rate, so the offer is valid only as long as a rate can be.
      priceValidUntil: new Date(
        Date.parse(rate.updatedAt) + shop.ratesMaxAgeHours * HOUR_MS,
      ).toISOString(),
      availability: `https://schema.org/${availability}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { [TYPE]: "Organization", name: shop.name },
      shippingDetails: shipping(rupees(discountedPrice), madeToOrder, shop),
      hasMerchantReturnPolicy: returns(madeToOrder),
    },
  };
}

function shipping(price: number, madeToOrder: boolean, shop: Shop) {
  const days = ([minValue, maxValue]: readonly [number, number]) => ({
    [TYPE]: "QuantitativeValue",
    minValue,
    maxValue,
    unitCode: "DAY",
  });
  return {
    [TYPE]: "OfferShippingDetails",
    shippingRate: {
      [TYPE]: "MonetaryAmount",
      value: price > shop.freeShippingAbove ? 0 : shop.shippingCost,
      currency: "INR",
    },
    shippingDestination: { [TYPE]: "DefinedRegion", addressCountry: "IN" },
    deliveryTime: {
      [TYPE]: "ShippingDeliveryTime",
      handlingTime: days(
        madeToOrder
          ? [MAKING_DAYS[0] + PROCESSING_DAYS[0], MAKING_DAYS[1] + PROCESSING_DAYS[1]]
          : PROCESSING_DAYS,
      ),
      transitTime: days(ON_THE_WAY_DAYS),
    },
  };
}

/** The return policy as structured data: a piece that is made to order can't be returned. */
function returns(madeToOrder: boolean) {
  const policy = { [TYPE]: "MerchantReturnPolicy", applicableCountry: "IN" };
  if (madeToOrder) {
    return { ...policy, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" };
  }
  return {
    ...policy,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: 15,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/FreeReturn",
  };
}
