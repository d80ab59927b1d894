import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Pagination } from "@suvarna/ui/pagination.tsx";
import { CARD_SIZES, ProductGrid } from "../pieces/index.ts";
import { ProductCard } from "./product-card.tsx";
import type { ShopListing } from "./shop-listing.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

const COLUMNS = 3;

/** The pieces of a listing's page. While the next page loads they stay visible, dimmed. */
export function ShopResults({
  listing,
  address,
}: {
  listing: ShopListing;
  address: ListingAddress;
}) {
  const { filters, loading, hrefOf } = address;
  return (
    <section id="pieces" aria-labelledby="pieces-heading" aria-busy={loading} className="relative">
      <h2 id="pieces-heading" className="sr-only">
        Pieces
      </h2>
      {loading ? (
        <span aria-hidden className="absolute inset-x-0 -top-7.75 h-0.5 animate-breathe bg-wine" />
      ) : null}
      <div
        className={`transition-opacity duration-(--duration-base) ${loading ? "opacity-50" : ""}`}
      >
        {listing.pieces.length === 0 ? (
          <NothingFound address={address} />
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

function NothingFound({ address }: { address: ListingAddress }) {
  const { active, cleared, hrefOf } = address;
  const onlyCategory = active.every(({ key }) => key === "category");
  return (
    <EmptyState
      rank="h3"
      title={
        onlyCategory
          ? "No products available in this category. Please check back later."
          : "No products found matching your filters."
      }
      action={<ButtonLink to={hrefOf(cleared)}>Clear Filters</ButtonLink>}
    />
  );
}
