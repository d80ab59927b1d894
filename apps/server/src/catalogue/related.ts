import { type PricedPiece, priceOf } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { and, eq, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import {
  findIdsInShopOrder,
  isAvailable,
  isShown,
  type ProductRow,
  shopOrder,
} from "./product-rows.ts";
import { products } from "./tables.ts";

const MOST_RELATED = 8;
/** The most related products that are chosen because they are worn together with the product. */
const MOST_WORN_WITH = 3;
/**
 * How many products that are worn together with the product are compared by price to choose the
 * best.
 */
const WORN_WITH_CANDIDATES = 40;

/** A product that may be chosen as related, with the fields that decide the choice. */
interface Candidate extends PricedPiece {
  readonly id: string;
  readonly stoneKinds: readonly string[];
}

/** The candidates for the related products, each group in the shop's order. */
export interface Candidates {
  /** Products of the same kind and category. */
  readonly alike: readonly string[];
  /** Products of other kinds that are worn together with the product. */
  readonly worn: readonly Candidate[];
  /**
   * Products of the same category, then of the same kind, without the products that have both in
   * common.
   */
  readonly others: readonly string[];
}

/** Finds the candidates for the related products. They do not depend on the rates. */
export async function findCandidates(db: Db, product: ProductRow): Promise<Candidates> {
  const sameCategory = eq(products.categoryId, product.categoryId);
  const sameKind = product.kind === "other" ? sql`false` : eq(products.kind, product.kind);
  const without = (ids: readonly string[]) => notInArray(products.id, [product.id, ...ids]);
  const alike = await findIdsInShopOrder(
    db,
    and(sameCategory, sameKind, without([])),
    MOST_RELATED - MOST_WORN_WITH,
  );
  const worn = await findFacts(db, and(wornWith(product), without(alike)), WORN_WITH_CANDIDATES);
  // Products of the same category may also be among those that are worn together, so some more are
  // read.
  const most = MOST_RELATED - alike.length + MOST_WORN_WITH;
  const near = await findIdsInShopOrder(db, and(sameCategory, without(alike)), most);
  const far =
    near.length < most
      ? await findIdsInShopOrder(db, and(sameKind, without([...alike, ...near])), MOST_RELATED)
      : [];
  return { alike, worn, others: [...near, ...far] };
}

/**
 * Chooses the ids of the related products: first products of the same kind and category, then
 * products of other kinds that are worn together with the product, then products of the same
 * category, then of the same kind.
 */
export function chooseRelated(
  product: ProductRow,
  { alike, worn, others }: Candidates,
  rates: RatesPerGram,
): readonly string[] {
  const best = bestMatches(product, worn, rates).slice(0, MOST_WORN_WITH);
  return [...new Set([...alike, ...best.map(({ id }) => id), ...others])].slice(0, MOST_RELATED);
}

function findFacts(db: Db, where: SQL | undefined, most: number): Promise<Candidate[]> {
  const { id, stoneKinds, carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp } =
    products;
  return db
    .select({ id, stoneKinds, carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp })
    .from(products)
    .where(and(isShown, where))
    .orderBy(...shopOrder)
    .limit(most);
}

/**
 * How much a stone that only one of two products has counts, compared with the logarithm of the
 * ratio of their prices.
 */
const STONE_WEIGHT = 0.5;

/** Sorts candidates by the similarity of their stones and prices to those of the product. */
function bestMatches(
  product: ProductRow,
  candidates: readonly Candidate[],
  rates: RatesPerGram,
): readonly Candidate[] {
  const price = (piece: PricedPiece) => priceOf(piece, rates)?.discountedPrice ?? 0;
  const own = price(product);
  const stones = new Set<string>(product.stoneKinds);
  const distances = candidates.map((candidate) => {
    const differing = stones.symmetricDifference(new Set(candidate.stoneKinds)).size;
    // Twice the price is as different as half the price. Without a rate no piece has a price, so
    // prices are not compared.
    const priceRatio = own > 0 ? Math.abs(Math.log(price(candidate) / own)) : 0;
    return { candidate, distance: STONE_WEIGHT * differing + priceRatio };
  });
  return distances
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ candidate }) => candidate);
}

/**
 * Builds the condition for products on sale that are worn together with a product: of other kinds,
 * with the same metal and colour, and with the product's first stone, which is the most visible.
 * When the product has no stones, the others may not have any either.
 */
function wornWith({ kind, metal, metalColour, stones }: ProductRow): SQL | undefined {
  const [first] = stones;
  const sameStone = first
    ? sql`${products.stones} @> ${JSON.stringify([{ kind: first.kind }])}::jsonb`
    : sql`${products.stones} = '[]'::jsonb`;
  return and(
    isAvailable,
    ne(products.kind, kind),
    eq(products.metal, metal),
    eq(products.metalColour, metalColour),
    sameStone,
  );
}
