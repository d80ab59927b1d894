import { Picture } from "@suvarna/ui/picture.tsx";
import { wearItWith } from "@suvarna/words/here/product-facts";
import { CARD_SIZES, PHOTOGRAPH, placeholderPicture } from "../pieces/index.ts";
import type { CardPiece } from "./card-piece.ts";
import { ProductCard } from "./product-card.tsx";

/**
 * Pieces of other kinds that go with the shown piece, beside a large picture of the first of these
 * pieces. On a phone they stand in a row that scrolls sideways.
 */
export function WearWith({
  pieces,
  words,
  followsBand,
}: {
  pieces: readonly CardPiece[];
  words: string;
  /** Whether the section above has another background, so that space is needed. */
  followsBand: boolean;
}) {
  const [first] = pieces;
  if (!first) return null;
  return (
    <section aria-labelledby="wear-with" className={followsBand ? "py-section" : "pb-section"}>
      <div className="wrap grid items-center gap-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-16">
        <Picture
          src={first.images[1] ?? first.images[0] ?? ""}
          ground={first.imageGrounds?.[first.images[1] ? 1 : 0]}
          standIn={placeholderPicture(first)}
          alt=""
          {...PHOTOGRAPH}
          sizes="(min-width: 90rem) 523px, (min-width: 64rem) 38vw, 92vw"
          className="aspect-square"
        />
        <div className="min-w-0">
          <h2 id="wear-with">{wearItWith}</h2>
          <p className="mt-2.5 mb-7 max-w-[32em] text-[1.0625rem] text-ink-soft">{words}</p>
          <ul className="grid gap-6 max-sm:-mx-gutter max-sm:auto-cols-[44%] max-sm:grid-flow-col max-sm:gap-3.5 max-sm:overflow-x-auto max-sm:px-gutter max-sm:[scrollbar-width:none] sm:grid-cols-3">
            {pieces.map((piece) => (
              <li key={piece._id}>
                <ProductCard piece={piece} sizes={CARD_SIZES[4]} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
