import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/compare";
import * as language from "@suvarna/words/here/language";
import { Plus } from "lucide";
import { Link } from "react-router";
import { PHOTOGRAPH, placeholderPicture, productHref } from "../pieces/index.ts";
import { compareAddress } from "../site-map.ts";
import type { ComparedPiece } from "./compared-piece.ts";
import { FIRST_COLUMN } from "./first-column.ts";

/** The classes that keep the row of names at the top of a wide screen while the page scrolls. */
const STAYS = "bg-ivory lg:sticky lg:top-0 lg:z-2";

/**
 * The head of the comparison: the pictures of the pieces, their names, which stay in view on a wide
 * screen, and the buttons for each piece.
 */
export function CompareHead({
  pieces,
  hasSlot,
}: {
  pieces: readonly ComparedPiece[];
  hasSlot: boolean;
}) {
  const without = (slug: string) =>
    compareAddress(pieces.flatMap((piece) => (piece.slug === slug ? [] : piece.slug)));
  return (
    <thead>
      <tr>
        <td className={FIRST_COLUMN} />
        {pieces.map((piece, index) => (
          <td key={piece._id} className="pr-3.5 align-top lg:pr-6">
            <Link to={productHref(piece)} tabIndex={-1} aria-hidden className="block">
              <Picture
                src={piece.images[0] ?? ""}
                standIn={placeholderPicture(piece)}
                alt=""
                {...PHOTOGRAPH}
                sizes="(min-width: 64rem) 240px, 150px"
                priority={index === 0}
                className="aspect-square"
              />
            </Link>
          </td>
        ))}
        {hasSlot ? (
          <td className="align-top">
            <Link
              to="/shop"
              className="grid aspect-[11/10] place-content-center justify-items-center gap-3 border border-dashed border-line-strong p-3 text-center text-[0.9375rem] text-ink-soft hover:border-wine hover:text-wine"
            >
              <Icon of={Plus} size={22} />
              {say.addPiece(pieces.length)}
            </Link>
          </td>
        ) : null}
      </tr>
      <tr>
        <td className={`${FIRST_COLUMN} ${STAYS}`} />
        {pieces.map((piece) => (
          <th
            key={piece._id}
            scope="col"
            className={`${STAYS} h-14 pt-3.5 pr-3.5 pb-2 text-left align-top text-[0.9375rem] leading-[1.35] font-medium lg:pr-6 lg:text-[1.0625rem]`}
          >
            <Link
              to={productHref(piece)}
              lang={language.langOf(piece.name)}
              className="wrap-anywhere hover:underline hover:decoration-gold hover:underline-offset-4"
            >
              {piece.name}
            </Link>
          </th>
        ))}
        {hasSlot ? <td className={STAYS} /> : null}
      </tr>
      <tr>
        <td className={FIRST_COLUMN} />
        {pieces.map((piece) => (
          <td key={piece._id} className="pr-3.5 align-top lg:pr-6">
            <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
              <ButtonLink
                to={productHref(piece)}
                size="small"
                className="max-lg:px-2! max-lg:tracking-[0.06em]"
              >
                {piece.isAvailable && piece.sizes ? say.chooseSize : say.seeThePiece}
              </ButtonLink>
              <Link
                to={without(piece.slug)}
                preventScrollReset
                aria-label={say.removePiece(piece.name)}
                className="link-gold inline-flex min-h-11 items-center text-small text-wine"
              >
                {say.remove}
              </Link>
            </div>
          </td>
        ))}
        {hasSlot ? <td /> : null}
      </tr>
    </thead>
  );
}
