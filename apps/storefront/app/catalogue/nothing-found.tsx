import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/listing";
import { X } from "lucide";
import { Link } from "react-router";
import { CARD_SIZES, KindTiles, ProductGrid, piecesText } from "../pieces/index.ts";
import { AskTheShop } from "./ask-the-shop.tsx";
import { ProductCard } from "./product-card.tsx";
import type { ShopListing } from "./shop-listing.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

const COLUMNS = 3;

/**
 * A listing without pieces: links that each remove one or two filters and thereby find pieces, and
 * the pieces that the first link finds. Where no such link finds any, it has the way to three kinds
 * and the shop's telephone.
 */
export function NothingFound({
  listing: { waysOn },
  address: { active, cleared, hrefOf },
}: {
  listing: ShopListing;
  address: ListingAddress;
}) {
  const onlyCategory = active.every(({ key }) => key === "category");
  const [nearest] = waysOn;
  return (
    <>
      <div className="flex flex-col items-center bg-shell px-6 py-11 text-center">
        <h3 className="heading-3 text-balance">
          {onlyCategory ? say.noneInCategory : say.noneMatching}
        </h3>
        {nearest ? (
          <>
            <p className="mt-2 text-balance text-ink-soft">{say.takeAway(waysOn.length)}</p>
            <ul className="mt-4 flex flex-wrap justify-center gap-2.5">
              {waysOn.map(({ label, without, total }) => (
                <li key={label}>
                  <Link
                    to={hrefOf(without)}
                    preventScrollReset
                    className="inline-flex min-h-11 items-center gap-2 rounded-round border border-wine bg-ivory px-4 py-2 text-small text-balance text-wine hover:bg-wine-tint"
                  >
                    {say.without(label, piecesText(total))}
                    <Icon of={X} size={14} />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <ButtonLink to={hrefOf(cleared)} look="secondary" size="small" className="mt-6.5">
          {say.clearFilters}
        </ButtonLink>
      </div>
      {nearest ? (
        <section aria-labelledby="nearby" className="pt-11">
          <h3 id="nearby" className="heading-3 mb-5.5">
            {say.nearByWithout(nearest.label)}
          </h3>
          <ProductGrid columns={COLUMNS}>
            {nearest.pieces.map((piece) => (
              <li key={piece._id}>
                <ProductCard piece={piece} sizes={CARD_SIZES[COLUMNS]} />
              </li>
            ))}
          </ProductGrid>
        </section>
      ) : (
        <div className="pt-6">
          <KindTiles />
          <AskTheShop />
        </div>
      )}
    </>
  );
}
