import { Amount } from "@suvarna/ui/amount.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Link } from "react-router";
import { type CardPiece, CategoryLink, PieceLink, SharePiece } from "../catalogue/index.ts";
import { LivePrice, metalAndWeight, PHOTOGRAPH, standInOf, ZOOMS } from "../pieces/index.ts";
import { ROW_CARD, ROW_VIEW, ROW_WORDS } from "./row-card.ts";
import { SamplePicture } from "./sample-picture.tsx";
import type { SamplePiece } from "./sample-pieces.ts";

/** Two pictures side by side on a wide screen. */
const PAIR = "lg:grid lg:grid-cols-2 lg:gap-6";
const WORDS = `${ROW_WORDS} max-sm:group-not-first/item:pr-12`;
const NAME =
  "wrap-anywhere text-[0.9375rem] leading-[1.35] font-medium sm:text-body sm:leading-[1.35]";

/**
 * A card of the everyday strip. It links to the listing of the piece's category, and its name links
 * to the piece. A wide card shows two pictures side by side.
 */
export function EverydayCard({ piece, wide }: { piece: CardPiece; wide: boolean }) {
  return (
    <article className={ROW_CARD}>
      <CategoryLink piece={piece} />
      <Views piece={piece} wide={wide} />
      <div className={WORDS}>
        <h3 className={NAME}>
          <PieceLink piece={piece} />
        </h3>
        <p className="mt-0.75 text-caption text-ink-mute tabular-nums">{metalAndWeight(piece)}</p>
        <LivePrice product={piece} className="mt-2 text-[0.9375rem] sm:text-body" />
      </div>
      <SharePiece
        piece={piece}
        className="absolute top-2.5 right-2.5 z-2 grid size-11 place-items-center rounded-round before:absolute before:inset-1 before:rounded-full before:bg-surface/80 hover:before:bg-surface max-sm:group-not-first/item:top-1/2 max-sm:group-not-first/item:-right-3 max-sm:group-not-first/item:-mt-5.5"
      />
    </article>
  );
}

function Views({ piece, wide }: { piece: CardPiece; wide: boolean }) {
  const [first = "", second] = piece.images;
  const view = {
    ...PHOTOGRAPH,
    standIn: standInOf(piece),
    sizes: "(min-width: 90rem) 312px, (min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 92vw",
  };
  const one = (
    <Picture
      {...view}
      src={first}
      alt={piece.name}
      className="aspect-[7/8]"
      imageClassName={ZOOMS}
    />
  );
  return (
    <div className={`${ROW_VIEW} ${wide ? PAIR : ""}`}>
      {one}
      {wide ? (
        <Picture
          {...view}
          src={second ?? first}
          alt=""
          className="hidden aspect-[7/8] lg:block"
          imageClassName={second ? ZOOMS : "scale-200"}
        />
      ) : null}
    </div>
  );
}

/** A sample card, shown when the pieces could not be loaded. */
export function SampleCard({ piece, wide }: { piece: SamplePiece; wide: boolean }) {
  return (
    <article className={ROW_CARD}>
      <div className={`${ROW_VIEW} ${wide ? PAIR : ""}`}>
        <SamplePicture piece={piece} className="aspect-[7/8]" />
        {wide ? (
          <SamplePicture piece={piece} near className="hidden aspect-[7/8] lg:block" />
        ) : null}
      </div>
      <div className={WORDS}>
        <h3 className={NAME}>
          <Link to="/shop" className="after:absolute after:inset-0">
            {piece.name}
          </Link>
        </h3>
        <p className="mt-2 text-[0.9375rem] font-semibold sm:text-body">
          <Amount paise={piece.price} small />
        </p>
      </div>
    </article>
  );
}
