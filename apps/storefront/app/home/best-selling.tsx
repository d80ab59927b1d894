import { Amount } from "@suvarna/ui/amount.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Link } from "react-router";
import { CategoryLink, PieceLink } from "../catalogue/index.ts";
import { PHOTOGRAPH, standInOf, ZOOMS } from "../pieces/index.ts";
import { type BestPiece, MOST_BEST } from "./best-piece.ts";
import { RowCardSkeletons } from "./card-skeletons.tsx";
import { ROW_CARD, ROW_VIEW, ROW_WORDS } from "./row-card.ts";
import { SamplePicture } from "./sample-picture.tsx";
import { BEST_SELLING_SAMPLES } from "./sample-pieces.ts";
import { StaticDots } from "./static-dots.tsx";

const NAME =
  "wrap-anywhere text-[0.9375rem] leading-[1.35] font-medium tracking-[0.05em] uppercase";
/** Centres the last row on a wide screen when it is not full. */
const LAST_ROW: Readonly<Record<number, string>> = {
  1: "lg:col-start-4",
  2: "lg:col-start-3",
  3: "lg:col-start-2",
};
const itemClass = (index: number, count: number) =>
  `group/item lg:col-span-2 ${index === count - (count % 4) ? (LAST_ROW[count % 4] ?? "") : ""}`;

/** The best sellers, or samples if the pieces could not be loaded. */
export function BestSelling({
  pieces,
}: {
  /** Undefined while they load; null if they could not be loaded. */
  pieces: readonly BestPiece[] | null | undefined;
}) {
  if (pieces?.length === 0) return null;
  return (
    <Section joined>
      <SectionHead title="Best Selling Products" centred />
      {pieces === null ? (
        <Notice kind="warning" className="mb-7.5">
          Unable to load best selling products. Please try again later.
        </Notice>
      ) : null}
      <ul
        aria-label="Best selling pieces"
        aria-busy={pieces === undefined}
        className="grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-8"
      >
        {pieces === undefined ? (
          <RowCardSkeletons count={MOST_BEST} itemClass={(index) => itemClass(index, MOST_BEST)} />
        ) : null}
        {pieces === null
          ? BEST_SELLING_SAMPLES.map((piece, index, { length }) => (
              <li key={piece.name} className={itemClass(index, length)}>
                <article className={ROW_CARD}>
                  <div className={ROW_VIEW}>
                    <SamplePicture piece={piece} className="aspect-[7/8]" />
                  </div>
                  <div className={ROW_WORDS}>
                    <h3 className={NAME}>
                      <Link to="/shop" className="after:absolute after:inset-0">
                        {piece.name}
                      </Link>
                    </h3>
                    <p className="mt-2 text-[0.9375rem] font-semibold">
                      <Amount paise={piece.price} small />
                    </p>
                  </div>
                </article>
              </li>
            ))
          : pieces?.map((piece, index, { length }) => (
              <li key={piece._id} className={itemClass(index, length)}>
                <BestCard piece={piece} />
              </li>
            ))}
      </ul>
      <StaticDots />
    </Section>
  );
}

/** A card that links to the listing of the piece's category, while its name links to the piece. */
function BestCard({ piece }: { piece: BestPiece }) {
  return (
    <article className={ROW_CARD}>
      <CategoryLink piece={piece} />
      <div className={ROW_VIEW}>
        <Picture
          src={piece.image}
          standIn={standInOf(piece)}
          alt={piece.name}
          {...PHOTOGRAPH}
          sizes="(min-width: 90rem) 312px, (min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 92vw"
          className="aspect-[7/8]"
          imageClassName={ZOOMS}
        />
      </div>
      <div className={ROW_WORDS}>
        <h3 className={NAME}>
          <PieceLink piece={piece} />
        </h3>
        <p className="mt-1.5 line-clamp-2 text-small leading-[1.5] text-ink-soft">
          {piece.description}
        </p>
      </div>
    </article>
  );
}
