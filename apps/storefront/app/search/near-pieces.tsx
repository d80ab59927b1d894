import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { nearByWithout } from "@suvarna/words/here/listing";
import { seeAllResults } from "@suvarna/words/here/search";
import { ProductCard } from "../catalogue/index.ts";
import { CARD_SIZES, ProductGrid } from "../pieces/index.ts";
import { searchAddress } from "../site-map.ts";
import type { NearSearch } from "./near-search.ts";

const COLUMNS = 3;

/** The pieces that match all words of a search but one, under a heading that names this word. */
export function NearPieces({ near: { leftOut, words, total, pieces } }: { near: NearSearch }) {
  return (
    <section aria-labelledby="near" className="pt-6 sm:pt-11">
      <h2 id="near" className="heading-3 mb-5.5 wrap-anywhere">
        {nearByWithout(`“${leftOut}”`)}
      </h2>
      <ProductGrid columns={COLUMNS}>
        {pieces.map((piece) => (
          <li key={piece._id}>
            <ProductCard piece={piece} sizes={CARD_SIZES[COLUMNS]} />
          </li>
        ))}
      </ProductGrid>
      {total > pieces.length ? (
        <ButtonLink to={searchAddress(words)} look="secondary" size="small" className="mt-6.5">
          {seeAllResults(words)}
        </ButtonLink>
      ) : null}
    </section>
  );
}
