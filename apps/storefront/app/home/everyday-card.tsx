import { Amount } from "@suvarna/ui/amount.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Link } from "react-router";
import { type CardPiece, ProductCard } from "../catalogue/index.ts";
import { PHOTOGRAPH, placeholderPicture, ZOOMS } from "../pieces/index.ts";
import { STRIP_SIZES } from "./row-card.ts";
import { SamplePicture } from "./sample-picture.tsx";
import type { SamplePiece } from "./sample-pieces.ts";

/**
 * The classes that place two pictures side by side on a wide screen. The other cards in the row set
 * the height, and the two pictures fill it.
 */
const PAIR = "lg:grid lg:flex-1 lg:grid-cols-2 lg:gap-0.5";
const OF_PAIR = "aspect-[7/8] lg:aspect-auto lg:h-full lg:[contain:size]";

/**
 * A card in the row of pieces for every day. The card links to the listing of the piece's category,
 * and the name in the card links to the piece. A wide card shows two pictures side by side.
 */
export function EverydayCard({ piece, wide }: { piece: CardPiece; wide: boolean }) {
  return (
    <ProductCard
      piece={piece}
      sizes={STRIP_SIZES}
      narrows
      shares
      {...(wide ? { pictures: <TwoViews piece={piece} /> } : {})}
    />
  );
}

function TwoViews({ piece }: { piece: CardPiece }) {
  const [first = "", second] = piece.images;
  const [firstGround, secondGround] = piece.imageGrounds ?? [];
  const view = { ...PHOTOGRAPH, standIn: placeholderPicture(piece), sizes: STRIP_SIZES };
  return (
    <div className={PAIR}>
      <Picture
        {...view}
        src={first}
        ground={firstGround}
        alt={piece.name}
        className={OF_PAIR}
        imageClassName={ZOOMS}
      />
      <Picture
        {...view}
        src={second ?? first}
        ground={second ? secondGround : firstGround}
        alt=""
        className={`hidden lg:block ${OF_PAIR}`}
        imageClassName={second ? ZOOMS : "scale-200"}
      />
    </div>
  );
}

/** A sample card, shown when the pieces could not be loaded. */
export function SampleCard({ piece, wide }: { piece: SamplePiece; wide: boolean }) {
  return (
    <article className="group relative flex h-full flex-col">
      {wide ? (
        <div className={PAIR}>
          <SamplePicture piece={piece} className={OF_PAIR} />
          <SamplePicture piece={piece} near className={`hidden lg:block ${OF_PAIR}`} />
        </div>
      ) : (
        <SamplePicture piece={piece} className="aspect-[7/8]" />
      )}
      <h3 className="mt-2.75 wrap-anywhere text-[0.9375rem] leading-[1.32] font-medium sm:mt-4 sm:text-[1.0625rem]">
        <Link to="/shop" className="after:absolute after:inset-0">
          {piece.name}
        </Link>
      </h3>
      <p className="mt-2 text-[0.9375rem] font-semibold sm:text-body">
        <Amount paise={piece.price} small />
      </p>
    </article>
  );
}
