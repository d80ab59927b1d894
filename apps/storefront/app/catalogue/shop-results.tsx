import { Pagination } from "@suvarna/ui/pagination.tsx";
import * as say from "@suvarna/words/here/listing";
import { useEffect, useState } from "react";
import { CARD_SIZES, ProductCardSkeletons, ProductGrid } from "../pieces/index.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ProductCard } from "./product-card.tsx";
import type { ShopListing } from "./shop-listing.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

const COLUMNS = 3;
/**
 * Pieces that arrive within this time, in milliseconds, replace the previous pieces without a
 * placeholder.
 */
const SOON_MS = 200;

/**
 * The pieces of a listing's page. While the next page loads the pieces are dimmed, and after 0.2
 * seconds replaced by placeholders in the shape of cards.
 */
export function ShopResults({
  listing,
  address,
}: {
  listing: ShopListing;
  address: ListingAddress;
}) {
  const { filters, loading, hrefOf } = address;
  const isSlow = useSlow(loading);
  return (
    <section id="pieces" aria-labelledby="pieces-heading" aria-busy={loading} className="relative">
      <h2 id="pieces-heading" className="sr-only">
        {say.pieces}
      </h2>
      <div
        className={`transition-opacity duration-(--duration-base) ${loading && !isSlow ? "opacity-50" : ""}`}
      >
        {isSlow ? (
          <ProductGrid columns={COLUMNS}>
            <ProductCardSkeletons count={listing.pieces.length || COLUMNS} />
          </ProductGrid>
        ) : listing.pieces.length === 0 ? (
          <NothingFound listing={listing} address={address} />
        ) : (
          <ProductGrid columns={COLUMNS}>
            {listing.pieces.map((piece) => (
              <li key={piece._id}>
                <ProductCard piece={piece} sizes={CARD_SIZES[COLUMNS]} />
              </li>
            ))}
          </ProductGrid>
        )}
        <Pagination
          page={listing.page}
          totalPages={listing.totalPages}
          addressOf={(page) => `${hrefOf({ ...filters, page })}#pieces`}
        />
      </div>
    </section>
  );
}

/** Whether loading has taken longer than `SOON_MS` milliseconds. */
function useSlow(loading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setIsSlow(true), SOON_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [loading]);
  return loading && isSlow;
}
