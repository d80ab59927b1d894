import type { PriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import type { Product, ShopDetails } from "@suvarna/contract/catalogue/schemas";
import type { PieceReviews } from "@suvarna/contract/reviews/schemas";
import { alsoLike, onTheCounterToday } from "@suvarna/words/here/product-facts";
import { useMemo } from "react";
import { type ChosenPiece, wornWithWords } from "../pieces/index.ts";
import { BelowFold } from "../platform/below-fold.tsx";
import { ReviewsSection } from "../reviews/index.ts";
import type { SiteLink } from "../site-map.ts";
import { PriceHistorySection } from "../worth/index.ts";
import { type CardPiece, cardPiece } from "./card-piece.ts";
import { HowItIsMade } from "./how-it-is-made.tsx";
import { ProductDetails } from "./product-details.tsx";
import { RecentPieces } from "./recent-pieces.tsx";
import { RelatedPieces } from "./related-pieces.tsx";
import { Specifications } from "./specifications.tsx";
import { StructuredData } from "./structured-data.tsx";
import { WearWith } from "./wear-with.tsx";

/**
 * The sections of a piece's page below its pictures and its buying column. The server renders them
 * with the page; their code loads after the code of the buying column. Below a sold-out piece the
 * pieces that the shop has come first.
 */
export function ProductBelow({
  product,
  listing,
  chosen,
  details,
  related,
  worn,
  history,
  reviews,
}: {
  product: Product;
  /** The listing with all related pieces. */
  listing: SiteLink | undefined;
  chosen: ChosenPiece;
  details: ShopDetails | null;
  related: readonly CardPiece[];
  /** Pieces that are worn together with the shown piece. */
  worn: readonly CardPiece[];
  history: PriceHistory | null;
  reviews: PieceReviews | null;
}) {
  const story = details?.description;
  const card = useMemo(() => cardPiece(product), [product]);
  // A section with another background ends above these pieces, so the pieces need space above.
  const followsBand = history !== null && (reviews?.average ?? null) === null;
  const { isAvailable } = product;
  const others = (
    <BelowFold>
      <RelatedPieces
        pieces={related}
        all={listing}
        title={isAvailable ? alsoLike : onTheCounterToday}
        joined={worn.length > 0 || !followsBand || !isAvailable}
      />
    </BelowFold>
  );
  return (
    <>
      {isAvailable ? null : <div className="pt-10 sm:pt-18">{others}</div>}
      <BelowFold>
        <div
          className={`wrap grid pb-16 sm:gap-10 xl:gap-16 ${isAvailable ? "pt-10 sm:py-section lg:grid-cols-3" : "sm:pb-section lg:grid-cols-2"}`}
        >
          {isAvailable ? <ProductDetails product={product} chosen={chosen} /> : null}
          <Specifications product={product} details={details} />
          {story && story !== product.description ? (
            <HowItIsMade text={story} hasSizes={product.sizes !== null} />
          ) : null}
        </div>
      </BelowFold>
      {history ? (
        <BelowFold>
          <PriceHistorySection product={product} history={history} />
        </BelowFold>
      ) : null}
      <ReviewsSection name={product.name} reviews={reviews} />
      {worn.length > 0 ? (
        <BelowFold>
          <WearWith pieces={worn} words={wornWithWords(product)} followsBand={followsBand} />
        </BelowFold>
      ) : null}
      {isAvailable ? others : null}
      <RecentPieces piece={card} />
      <StructuredData product={product} modelNumber={details?.modelNumber} reviews={reviews} />
    </>
  );
}
