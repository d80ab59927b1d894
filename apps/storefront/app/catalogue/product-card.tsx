import { Picture } from "@suvarna/ui/picture.tsx";
import { Link } from "react-router";
import {
  CompareOnCard,
  LivePrice,
  metalAndWeight,
  PHOTOGRAPH,
  productHref,
  standInOf,
  ZOOMS,
} from "../pieces/index.ts";
import { HeartButton } from "../wishlist/index.ts";
import { CategoryLink, PieceLink } from "./card-links.tsx";
import type { CardPiece } from "./card-piece.ts";
import { ViewLarger } from "./view-larger.tsx";

/** A piece in a grid. The whole card is one link to it. */
export function ProductCard({
  piece,
  sizes,
  narrows = false,
}: {
  piece: CardPiece;
  /** The shown width of the picture, as in `<img sizes>`. */
  sizes: string;
  /** Makes the card link to the listing of the piece's category, and only its name to the piece. */
  narrows?: boolean;
}) {
  return (
    <article className="group relative flex flex-col">
      {narrows ? <CategoryLink piece={piece} /> : null}
      <div className="relative">
        <Picture
          src={piece.images[0] ?? ""}
          standIn={standInOf(piece)}
          alt={piece.name}
          {...PHOTOGRAPH}
          sizes={sizes}
          className="aspect-[7/8]"
          imageClassName={`${ZOOMS} ${piece.isAvailable ? "" : "opacity-55"}`}
        />
        {narrows ? null : <ViewLarger piece={piece} />}
      </div>
      <Badge piece={piece} />
      <HeartButton
        piece={piece}
        className="absolute top-2.5 right-2.5 z-2 grid size-11 place-items-center rounded-round before:absolute before:inset-1 before:rounded-full before:bg-surface/80 hover:before:bg-surface"
      />
      <div className="pt-3 sm:pt-4">
        <h3 className="wrap-anywhere text-[0.9375rem] leading-[1.35] font-medium sm:text-body sm:leading-[1.35]">
          {narrows ? (
            <PieceLink piece={piece} />
          ) : (
            <Link to={productHref(piece)} className="after:absolute after:inset-0">
              {piece.name}
            </Link>
          )}
        </h3>
        <p className="mt-0.75 text-caption text-ink-mute tabular-nums">{metalAndWeight(piece)}</p>
        <LivePrice product={piece} className="mt-2 text-[0.9375rem] sm:text-body" />
        <CompareOnCard piece={piece} />
      </div>
    </article>
  );
}

function Badge({ piece }: { piece: CardPiece }) {
  const words = !piece.isAvailable ? "Out of Stock" : piece.stock === null ? "Made to order" : null;
  if (!words) return null;
  return (
    <span className="absolute top-3 left-3 max-w-[calc(100%-4.25rem)] rounded-control bg-surface px-2.5 py-1.25 text-[0.75rem] leading-[1.3] font-medium">
      {words}
    </span>
  );
}
