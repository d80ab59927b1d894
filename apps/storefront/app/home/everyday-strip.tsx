import { Notice } from "@suvarna/ui/notice.tsx";
import { SectionHead } from "@suvarna/ui/page.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as say from "@suvarna/words/here/home";
import type { CardPiece } from "../catalogue/index.ts";
import { RowCardSkeletons } from "./card-skeletons.tsx";
import { EverydayCard, SampleCard } from "./everyday-card.tsx";
import { STRIP } from "./row-card.ts";
import { EVERYDAY_SAMPLES } from "./sample-pieces.ts";
import { StaticDots } from "./static-dots.tsx";
import { TightSection } from "./tight-section.tsx";
import { PIECES_SHOWN, useRandomPieces } from "./use-random-pieces.ts";

/**
 * Whether a card is the first or the last of its row. These two cards span two of the four columns.
 */
const isWide = (index: number) => index === 0 || index === PIECES_SHOWN - 1;
const itemClass = (index: number) => (isWide(index) ? "lg:col-span-2" : "");

/** A row of pieces for every day in random order, or samples if the pieces could not be loaded. */
export function EverydayStrip({
  pieces,
}: {
  /** The pieces; undefined while they load, and null if they could not be loaded. */
  pieces: readonly CardPiece[] | null | undefined;
}) {
  const { drawn, list } = useRandomPieces(pieces);
  return (
    <TightSection>
      <SectionHead
        title={say.everydayElegance}
        action={<TextLink to="/shop">{say.viewAll}</TextLink>}
      />
      {pieces === null ? (
        <Notice kind="warning" className="mb-7.5">
          {say.piecesNotLoaded}
        </Notice>
      ) : null}
      <ul
        key={list.key}
        aria-label={say.everydayPieces}
        aria-busy={pieces === undefined}
        data-undrawn={list.undrawn}
        className={STRIP}
      >
        {pieces === undefined ? (
          <RowCardSkeletons count={PIECES_SHOWN} itemClass={itemClass} isWide={isWide} />
        ) : null}
        {pieces === null
          ? EVERYDAY_SAMPLES.map((piece, index) => (
              <li key={piece.name} className={itemClass(index)}>
                <SampleCard piece={piece} wide={isWide(index)} />
              </li>
            ))
          : drawn.map((piece, index) => (
              <li key={piece._id} className={itemClass(index)}>
                <EverydayCard piece={piece} wide={isWide(index)} />
              </li>
            ))}
      </ul>
      <StaticDots />
    </TightSection>
  );
}
