import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { SectionHead } from "@suvarna/ui/page.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/home";
import { type CardPiece, ProductCard } from "../catalogue/index.ts";
import { CARD_SIZES, ProductCardSkeletons, ZOOMS } from "../pieces/index.ts";
import { categoryAddress } from "../site-map.ts";
import { COVER } from "./pictures.ts";
import { TightSection } from "./tight-section.tsx";
import { PIECES_SHOWN, useRandomPieces } from "./use-random-pieces.ts";

/**
 * A banner with featured pieces beside it, in random order. Without pieces the banner stands alone.
 */
export function FeatureBlock({
  pieces,
}: {
  /** The featured pieces; undefined while they load. */
  pieces: readonly CardPiece[] | undefined;
}) {
  const { drawn, list } = useRandomPieces(pieces);
  const alone = pieces?.length === 0;
  return (
    <TightSection joined>
      <SectionHead title={say.featureTitle} />
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4">
        <SideBanner alone={alone} />
        {alone ? null : (
          <ul
            key={list.key}
            aria-label={say.featuredPieces}
            aria-busy={pieces === undefined}
            data-undrawn={list.undrawn}
            className="contents"
          >
            {pieces === undefined ? <ProductCardSkeletons count={PIECES_SHOWN} /> : null}
            {drawn.map((piece) => (
              <li key={piece._id}>
                <ProductCard piece={piece} sizes={CARD_SIZES[4]} narrows />
              </li>
            ))}
          </ul>
        )}
      </div>
    </TightSection>
  );
}

function SideBanner({ alone }: { alone: boolean }) {
  return (
    <div
      className={`on-wine group relative col-span-full flex flex-col bg-wine-dark ${alone ? "lg:grid lg:grid-cols-2 lg:items-center" : "lg:col-span-1 lg:row-span-2"}`}
    >
      <Picture
        src="/pictures/cover-necklaces.jpg"
        alt={say.mandapAlt}
        {...COVER}
        sizes="(min-width: 90rem) 312px, (min-width: 64rem) 22vw, 92vw"
        className={`aspect-square sm:aspect-[2/1] ${alone ? "" : "lg:aspect-auto lg:min-h-0 lg:flex-1 lg:[contain:size]"}`}
        imageClassName={ZOOMS}
      />
      <div className="px-5 pt-6 pb-7 sm:px-7.5 sm:pt-7.5 sm:pb-8.5">
        <h3 className="font-display text-h2 leading-[1.15] font-light text-balance">
          {say.mandapTitle}
        </h3>
        <p className="mt-3 mb-6.5 text-sand">{say.mandapText}</p>
        <ButtonLink
          to={categoryAddress("Bridal")}
          look="ivory"
          className="after:absolute after:inset-0"
        >
          {say.shopBridal}
        </ButtonLink>
      </div>
    </div>
  );
}
