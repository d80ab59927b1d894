import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/pieces";
import { Link } from "react-router";
import { productHref } from "../pieces/index.ts";
import { categoryAddress } from "../site-map.ts";
import type { CardPiece } from "./card-piece.ts";

/**
 * A link to the listing of the piece's category that covers the whole card around it. The piece's
 * name is above this link and links to the piece.
 */
export function CategoryLink({
  piece,
}: {
  piece: Pick<CardPiece, "name" | "category" | "categoryName">;
}) {
  return (
    <Link
      to={categoryAddress(piece.category)}
      aria-label={say.shopCategoryLike(language.categoryOf(piece), piece.name)}
      className="absolute inset-0 z-1"
    />
  );
}

/** The name of a piece as a link to the piece, in a card that otherwise links to a listing. */
export function PieceLink({ piece }: { piece: Pick<CardPiece, "name" | "slug"> }) {
  return (
    <Link
      to={productHref(piece)}
      lang={language.langOf(piece.name)}
      className="relative z-1 -my-1 inline-block py-1 decoration-gold underline-offset-4 before:absolute before:inset-x-0 before:-inset-y-2 hover:underline"
    >
      {piece.name}
    </Link>
  );
}
