import type { CardPiece } from "../catalogue/card-piece.ts";
import { Notice } from "../ui/notice.tsx";
import { Section, SectionHead } from "../ui/page.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { EverydayCard, SampleCard } from "./everyday-card.tsx";
import { EVERYDAY_SAMPLES } from "./sample-pieces.ts";
import { StaticDots } from "./static-dots.tsx";
import { SHOWN, useDrawn } from "./use-drawn.ts";

/** The first and the last card take two columns of the four. */
const isWide = (index: number) => index === 0 || index === SHOWN - 1;
const itemClass = (index: number) => `group/item ${isWide(index) ? "lg:col-span-2" : ""}`;

/** Pieces for every day, in random order; samples stand in when they can't be had. */
export function EverydayStrip({ pieces }: { pieces: readonly CardPiece[] | null }) {
  const drawn = useDrawn(pieces);
  return (
    <Section>
      <SectionHead
        title="Everyday Elegance"
        action={
          <TextLink to="/shop" className="max-sm:hidden">
            View all
          </TextLink>
        }
      />
      {pieces === null ? (
        <Notice kind="warning" className="mb-7.5">
          Unable to load products. Please try again later.
        </Notice>
      ) : null}
      <ul className="grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4">
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
    </Section>
  );
}
