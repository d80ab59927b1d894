import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/home";
import { Link } from "react-router";
import { LEAST_DISCOUNT } from "../catalogue/index.ts";
import { PHOTOGRAPH, ZOOMS } from "../pieces/index.ts";
import { COVER } from "./pictures.ts";
import { TightSection } from "./tight-section.tsx";

/**
 * The listing of pieces that have the tile's offer; seed/shop.test.ts checks that the example shop
 * has such pieces.
 */
const NEW_ARRIVALS = "/shop?q=new+arrival&minDiscount=10&maxDiscount=10";
const REDUCED = `/shop?minDiscount=${LEAST_DISCOUNT}&maxDiscount=30`;

const TILE = "group relative flex flex-col overflow-hidden";
const SMALL_WORDS = "text-caption font-medium tracking-[0.12em] uppercase";

/** Three columns of tiles that link into the shop. */
export function PromoTiles() {
  return (
    <TightSection label={say.offers}>
      <div className="grid grid-cols-2 gap-2.5 sm:gap-6 lg:grid-cols-3">
        <OfferTile
          to={NEW_ARRIVALS}
          above={say.newArrival}
          offer={say.newArrivalOffer}
          picture="/pictures/cover-earrings.jpg"
          ground="bg-[#f3e1d3]"
        />
        <div className="grid grid-cols-2 grid-rows-[250px_160px] gap-2.5 max-lg:order-3 max-lg:col-span-full sm:grid-rows-[345px_300px] sm:gap-6 lg:grid-rows-[1.15fr_1fr]">
          <KindTile
            to="/shop?q=bracelet"
            words={say.shopBracelets}
            picture="/pictures/bracelet-curb-front.jpg"
            className="col-span-full"
          />
          <KindTile
            to="/shop?q=earring"
            words={say.shopEarrings}
            picture="/pictures/studs-gold-flower-front.jpg"
          />
          <KindTile
            to="/shop?q=locket"
            words={say.shopLockets}
            picture="/pictures/pendant-coin-front.jpg"
            imageClassName="object-[50%_30%]"
          />
        </div>
        <OfferTile
          to={REDUCED}
          above={say.upTo}
          offer={say.upToOffer}
          picture="/pictures/cover-bangles.jpg"
          ground="bg-[#c9bdad]"
        />
      </div>
    </TightSection>
  );
}

/** A tall tile: the offer stands above the picture, on the colour of the picture's background. */
function OfferTile({
  to,
  above,
  offer,
  picture,
  ground,
}: {
  to: string;
  above: string;
  offer: string;
  picture: string;
  ground: string;
}) {
  return (
    <Link to={to} className={`${TILE} min-h-70 sm:min-h-130 lg:min-h-170 ${ground}`}>
      <p className="relative z-1 px-4 pt-4 sm:px-7.5 sm:pt-7.5">
        <span className={SMALL_WORDS}>{above} </span>
        <span className="figures-later mt-2 block font-display text-[1.875rem] sm:text-[clamp(2.5rem,3.8vw,3.5rem)] leading-[1.04] font-light tracking-[-0.018em]">
          {offer}
        </span>
      </p>
      <span className="relative min-h-0 flex-1">
        <Picture
          src={picture}
          alt=""
          {...COVER}
          sizes="(min-width: 90rem) 424px, (min-width: 64rem) 31vw, 46vw"
          className="absolute! inset-0 bg-none! bg-transparent!"
          imageClassName={ZOOMS}
        />
      </span>
    </Link>
  );
}

/**
 * A tile for a kind of jewellery: its text stands below the picture, on the colour of the picture's
 * background.
 */
function KindTile({
  to,
  words,
  picture,
  className = "",
  imageClassName = "",
}: {
  to: string;
  words: string;
  picture: string;
  className?: string;
  imageClassName?: string;
}) {
  return (
    <Link to={to} className={`${TILE} bg-[#f4f0e7] ${className}`}>
      <Picture
        src={picture}
        alt=""
        {...PHOTOGRAPH}
        sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 92vw, 92vw"
        className="min-h-0 flex-1 bg-transparent! bg-none! [contain:size]"
        imageClassName={`${ZOOMS} ${imageClassName}`}
      />
      <span
        className={`px-3.5 pt-2 pb-3 max-sm:text-label max-sm:tracking-[0.08em] sm:px-5.5 sm:pb-4.5 ${SMALL_WORDS}`}
      >
        {words}
      </span>
    </Link>
  );
}
