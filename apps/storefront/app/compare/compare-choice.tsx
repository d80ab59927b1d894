import { getProduct } from "@suvarna/contract/catalogue/calls";
import * as words from "@suvarna/words/here/pieces";
import { useEffect, useState } from "react";
import { type CardPiece, cardPiece, ProductCard, recentlyViewed } from "../catalogue/index.ts";
import { CARD_SIZES, CompareLink, KindTiles, ProductGrid } from "../pieces/index.ts";
import { browserApi } from "../platform/api.ts";
import { useFavoriteIds } from "../wishlist/index.ts";

/** How many pieces are suggested, which is as many as fill a row. */
const SHOWN = 4;

/**
 * Suggests pieces for a comparison: the visitor's favourites, or else the pieces that were viewed
 * last. A visitor who has neither gets links to kinds of jewellery.
 */
export function CompareChoice() {
  const ids = [...useFavoriteIds()].slice(0, SHOWN);
  const idList = ids.join(",");
  const [favorites, setFavorites] = useState<readonly CardPiece[]>([]);
  const [viewed, setViewed] = useState<readonly CardPiece[] | null>(null);
  useEffect(() => setViewed(recentlyViewed().slice(0, SHOWN)), []);
  useEffect(() => {
    let isOutdated = false;
    const cards = idList === "" ? [] : idList.split(",").map(loadCard);
    void Promise.all(cards).then((pieces) => {
      if (!isOutdated) setFavorites(pieces.filter((piece) => piece !== null));
    });
    return () => {
      isOutdated = true;
    };
  }, [idList]);
  const pieces = favorites.length > 0 ? favorites : (viewed ?? []);
  if (pieces.length === 0) {
    return viewed && idList === "" ? (
      <div className="mt-9 sm:mt-14">
        <KindTiles />
      </div>
    ) : null;
  }
  return (
    <section className="mt-14">
      <h2 className="heading-3 mb-6">
        {favorites.length > 0 ? words.fromFavorites : words.recentlyViewed}
      </h2>
      <ProductGrid columns={4}>
        {pieces.map((piece) => (
          <li key={piece._id} className="flex flex-col">
            <div className="flex-1">
              <ProductCard piece={piece} sizes={CARD_SIZES[4]} />
            </div>
            <CompareLink
              slug={piece.slug}
              name={piece.name}
              className="link-gold inline-flex min-h-11 w-max items-center text-small text-wine"
            >
              {words.compare}
            </CompareLink>
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}

/** Loads the card of a piece; null for a piece that the shop no longer has. */
async function loadCard(id: string): Promise<CardPiece | null> {
  return browserApi.call(getProduct, { params: { id } }).then(cardPiece, () => null);
}
