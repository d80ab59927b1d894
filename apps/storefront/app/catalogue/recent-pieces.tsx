import { Picture } from "@suvarna/ui/picture.tsx";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/pieces";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { PHOTOGRAPH, placeholderPicture, productHref } from "../pieces/index.ts";
import type { CardPiece } from "./card-piece.ts";
import { recentlyViewed, rememberViewed } from "./recently-viewed.ts";

/**
 * The smallest number of viewed pieces to show, because a single piece would look lost in its row.
 */
const LEAST = 2;

/**
 * Shows the pieces that the visitor viewed before this piece as small squares, and adds this piece
 * to the list. The list is stored only in this browser.
 * @param piece null on a page that shows no piece
 */
export function RecentPieces({ piece }: { piece: CardPiece | null }) {
  const [pieces, setPieces] = useState<readonly CardPiece[]>([]);
  useEffect(() => {
    setPieces(recentlyViewed().filter(({ _id }) => _id !== piece?._id));
    if (piece) rememberViewed(piece);
  }, [piece]);
  if (pieces.length < LEAST) return null;
  return (
    <section aria-labelledby="recently-viewed" className="wrap pb-16">
      <h2 id="recently-viewed" className="heading-3 mb-4.5">
        {say.recentlyViewed}
      </h2>
      <ul className="flex gap-3.5 max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:[scrollbar-width:none] sm:flex-wrap">
        {pieces.map((recent) => (
          <li key={recent._id} className="w-28 flex-none">
            <Link
              to={productHref(recent)}
              lang={language.langOf(recent.name)}
              className="group block text-caption leading-[1.35] hover:text-wine"
            >
              <Picture
                src={recent.images[0] ?? ""}
                ground={recent.imageGrounds?.[0]}
                standIn={placeholderPicture(recent)}
                alt=""
                {...PHOTOGRAPH}
                sizes="112px"
                className="mb-2 aspect-square"
              />
              {recent.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
