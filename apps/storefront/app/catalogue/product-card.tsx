import { Picture } from "@suvarna/ui/picture.tsx";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/pieces";
import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  CompareOnCard,
  metalAndWeight,
  PayablePrice,
  PHOTOGRAPH,
  placeholderPicture,
  productHref,
  ZOOMS,
} from "../pieces/index.ts";
import { HeartButton } from "../wishlist/index.ts";
import { CategoryLink, PieceLink } from "./card-links.tsx";
import type { CardPiece } from "./card-piece.ts";
import { SharePiece } from "./share-piece.tsx";
import { useThirdView } from "./third-view.tsx";
import { ViewLarger } from "./view-larger.tsx";

const ACTION = "relative z-2 grid size-11 place-items-center rounded-round hover:bg-shell";

/**
 * The card of a piece, the same in every grid of the shop. The whole card is one link to the piece,
 * and nothing covers its picture.
 */
export function ProductCard({
  piece,
  sizes,
  narrows = false,
  shares = false,
  pictures,
}: {
  piece: CardPiece;
  /** The shown width of the picture, as in `<img sizes>`. */
  sizes: string;
  /**
   * Makes the card link to the listing of the piece's category, while the name in the card links to
   * the piece.
   */
  narrows?: boolean;
  /** Adds a button that shares the piece. */
  shares?: boolean;
  /** Pictures to show instead of the piece's first picture. */
  pictures?: ReactNode;
}) {
  const third = useThirdView(piece, sizes);
  return (
    <article
      onPointerEnter={third.onPointerEnter}
      className="group @container relative flex h-full flex-col"
    >
      {narrows ? <CategoryLink piece={piece} /> : null}
      {pictures ?? (
        <div className="relative overflow-hidden">
          <Picture
            src={piece.images[0] ?? ""}
            ground={piece.imageGrounds?.[0]}
            standIn={placeholderPicture(piece)}
            alt={piece.name}
            {...PHOTOGRAPH}
            sizes={sizes}
            className={`aspect-[7/8] ${piece.isAvailable ? "" : "bg-none!"}`}
            imageClassName={`${ZOOMS} ${piece.isAvailable ? "" : "opacity-55"}`}
          />
          {piece.isAvailable ? third.view : null}
        </div>
      )}
      <h3 className="mt-2.75 wrap-anywhere text-[0.9375rem] leading-[1.32] font-medium sm:mt-4 sm:text-[1.0625rem]">
        {narrows ? (
          <PieceLink piece={piece} />
        ) : (
          <Link
            to={productHref(piece)}
            lang={language.langOf(piece.name)}
            className="after:absolute after:inset-0"
          >
            {piece.name}
          </Link>
        )}
      </h3>
      <p className="mt-1 text-[0.78125rem] leading-[1.45] text-ink-mute tabular-nums sm:text-caption">
        {metalAndWeight(piece)}
        <State piece={piece} />
      </p>
      <div className="mt-auto flex items-end justify-between gap-1 pt-1.25 max-[22.5rem]:flex-wrap sm:pt-2">
        <PayablePrice product={piece} />
        <div className="-mr-2.75 -mb-2.5 flex shrink-0 sm:-mr-3">
          {shares ? null : (
            <ViewLarger piece={piece} className={`${ACTION} max-sm:hidden @max-[17rem]:hidden`} />
          )}
          {shares ? <SharePiece piece={piece} className={ACTION} /> : null}
          <HeartButton piece={piece} className={ACTION} />
        </div>
      </div>
      <CompareOnCard piece={piece} />
    </article>
  );
}

/** Says whether the piece is made to order or sold out; shows nothing for a piece in stock. */
function State({ piece: { isAvailable, stock } }: { piece: CardPiece }) {
  const words = !isAvailable ? say.outOfStock : stock === null ? say.madeToOrder : null;
  if (!words) return null;
  return (
    <span
      className={`font-medium whitespace-nowrap max-sm:block ${isAvailable ? "text-gold-ink" : "text-ink"}`}
    >
      <span aria-hidden className="max-sm:hidden">
        {" · "}
      </span>
      {words}
    </span>
  );
}
