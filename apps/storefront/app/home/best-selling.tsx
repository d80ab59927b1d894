import { Amount } from "@suvarna/ui/amount.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { SectionHead } from "@suvarna/ui/page.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/home";
import * as language from "@suvarna/words/here/language";
import { Link } from "react-router";
import { CategoryLink, PieceLink } from "../catalogue/index.ts";
import { PHOTOGRAPH, placeholderPicture, ZOOMS } from "../pieces/index.ts";
import { type BestPiece, MAX_BEST_SELLERS } from "./best-piece.ts";
import { RowCardSkeletons } from "./card-skeletons.tsx";
import { STRIP, STRIP_SIZES } from "./row-card.ts";
import { SamplePicture } from "./sample-picture.tsx";
import { BEST_SELLING_SAMPLES } from "./sample-pieces.ts";
import { StaticDots } from "./static-dots.tsx";
import { TightSection } from "./tight-section.tsx";

/** The number of cards in a row of a wide screen. */
const ROW = 4;
/** Drops the last pieces that would not fill a row. Fewer pieces than one row are all kept. */
const inFullRows = (pieces: readonly BestPiece[]) =>
  pieces.slice(0, Math.max(ROW, pieces.length - (pieces.length % ROW)));

const NAME =
  "mt-2.75 sm:mt-4 wrap-anywhere text-[0.9375rem] leading-[1.35] font-medium tracking-[0.05em] uppercase";

/** The best sellers; samples are shown if the pieces could not be loaded. */
export function BestSelling({
  pieces,
}: {
  /** The best sellers; undefined while they load, and null if they could not be loaded. */
  pieces: readonly BestPiece[] | null | undefined;
}) {
  if (pieces?.length === 0) return null;
  return (
    <TightSection joined>
      <SectionHead title={say.bestSellingTitle} centred />
      {pieces === null ? (
        <Notice kind="warning" className="mb-7.5">
          {say.bestSellingNotLoaded}
        </Notice>
      ) : null}
      <ul aria-label={say.bestSellingPieces} aria-busy={pieces === undefined} className={STRIP}>
        {pieces === undefined ? <RowCardSkeletons count={MAX_BEST_SELLERS} /> : null}
        {pieces === null
          ? BEST_SELLING_SAMPLES.map((piece) => (
              <li key={piece.name}>
                <article className="group relative">
                  <SamplePicture piece={piece} className="aspect-[7/8]" />
                  <h3 className={NAME}>
                    <Link to="/shop" className="after:absolute after:inset-0">
                      {piece.name}
                    </Link>
                  </h3>
                  <p className="mt-2 text-[0.9375rem] font-semibold">
                    <Amount paise={piece.price} small />
                  </p>
                </article>
              </li>
            ))
          : inFullRows(pieces ?? []).map((piece) => (
              <li key={piece._id}>
                <BestCard piece={piece} />
              </li>
            ))}
      </ul>
      <StaticDots />
    </TightSection>
  );
}

/** A card that links to the listing of the piece's category, while its name links to the piece. */
function BestCard({ piece }: { piece: BestPiece }) {
  return (
    <article className="group relative">
      <CategoryLink piece={piece} />
      <Picture
        src={piece.image}
        ground={piece.ground}
        standIn={placeholderPicture(piece)}
        alt={piece.name}
        {...PHOTOGRAPH}
        sizes={STRIP_SIZES}
        className="aspect-[7/8]"
        imageClassName={ZOOMS}
      />
      <h3 lang={language.langOf(piece.name)} className={NAME}>
        <PieceLink piece={piece} />
      </h3>
      <p
        lang={language.langOf(piece.sentence)}
        className="mt-1.5 text-small leading-[1.5] text-pretty text-ink-soft"
      >
        {piece.sentence}
      </p>
    </article>
  );
}
