import type { Collection, CollectionSummary } from "@suvarna/contract/catalogue/collection-schemas";
import type { Product } from "@suvarna/contract/catalogue/schemas";
import type {
  DeskCollection,
  DeskCollectionPiece,
} from "@suvarna/contract/catalogue/staff-collection-schemas";
import { CARATS } from "@suvarna/domain/fineness";
import type { CollectionRow, CountedCollection } from "./collections.ts";

/** Formats a collection for the list of collections. */
export function serializeCollectionSummary(row: CountedCollection): CollectionSummary {
  const { count, carats, leastMg, mostMg } = row;
  return {
    ...summaryOf(row),
    count,
    carats: CARATS.filter((carat) => carats.includes(carat)),
    weights:
      leastMg === null || mostMg === null ? null : { least: leastMg / 1000, most: mostMg / 1000 },
  };
}

/**
 * Formats a collection for its page. A pair of products is left out when the shop lacks one of
 * them.
 */
export function serializeCollection(row: CollectionRow, products: readonly Product[]): Collection {
  const { heroPicture, heroAlt, heroText, heroGround, quote, quoteSource } = row;
  const bySlug = new Map(products.map(({ _id, slug }) => [_id, slug]));
  const together = row.together.filter((id) => bySlug.has(id));
  return {
    ...summaryOf(row),
    hero: { src: heroPicture, alt: heroAlt, text: heroText, ground: heroGround },
    turns: row.turns.map(({ title, text, picture, alt, piece }) => ({
      title,
      text,
      picture: { src: picture, alt },
      piece: bySlug.get(piece ?? "") ?? null,
    })),
    figures: row.figures,
    quote: quote === "" ? null : { text: quote, source: quoteSource },
    together: together.length === 2 ? { text: row.togetherText, pieces: together } : null,
    products: [...products],
    updatedAt: row.updatedAt.toISOString(),
  };
}

function summaryOf({ id, slug, title, sentence, cover, coverAlt }: CollectionRow) {
  return { _id: id, slug, title, sentence, cover: { src: cover, alt: coverAlt } };
}

/** Formats a collection for staff. */
export function serializeDeskCollection(
  row: CollectionRow,
  pieces: readonly DeskCollectionPiece[],
): DeskCollection {
  const { id, version, position: _, updatedAt: __, translations: ___, ...fields } = row;
  return { _id: id, ...fields, turns: row.turns, pieces: [...pieces], version: String(version) };
}
