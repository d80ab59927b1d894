import { getProduct } from "@suvarna/contract/catalogue/calls";
import { ApiError, type Client, UnexpectedAnswer } from "@suvarna/contract/client";
import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/blog";
import { type CardPiece, cardPiece, ProductCard } from "../catalogue/index.ts";
import { CARD_SIZES } from "../pieces/index.ts";

/**
 * Loads the pieces of an article. A piece that the shop no longer has, or that can't be loaded, is
 * left out.
 */
export async function loadArticlePieces(
  api: Client,
  slugs: readonly string[],
  signal: AbortSignal,
): Promise<readonly CardPiece[]> {
  const pieces = await Promise.all(
    slugs.map((id) =>
      api
        .call(getProduct, { params: { id }, query: { live: "false" } }, { signal })
        .then(cardPiece, noPiece),
    ),
  );
  return pieces.filter((piece) => piece !== null);
}

function noPiece(error: unknown): null {
  if (error instanceof ApiError || error instanceof UnexpectedAnswer) return null;
  throw error;
}

/**
 * The pieces that an article mentions, at most four, in a row without a gap: one or two pieces stand
 * beside the heading.
 */
export function ArticlePieces({ pieces }: { pieces: readonly CardPiece[] }) {
  if (pieces.length === 0) return null;
  const columns = pieces.length <= 2 ? 2 : pieces.length === 3 ? 3 : 4;
  const sizes = CARD_SIZES[columns === 3 ? 3 : 4];
  return (
    <Section
      joined
      className={
        columns === 2 ? "lg:[&>div]:grid lg:[&>div]:grid-cols-2 lg:[&>div]:items-start" : ""
      }
    >
      <SectionHead title={say.piecesInThisArticle} />
      <ul className={`grid gap-x-3.5 gap-y-8 sm:gap-x-6 sm:gap-y-12 ${GRIDS[columns]}`}>
        {pieces.map((piece) => (
          <li key={piece._id}>
            <ProductCard piece={piece} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The classes of the grid. Three pieces are a row that scrolls sideways on a phone. */
const GRIDS: Readonly<Record<2 | 3 | 4, string>> = {
  2: "grid-cols-2",
  3: "max-sm:-mx-gutter max-sm:auto-cols-[44%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-gutter max-sm:[scrollbar-width:none] sm:grid-cols-3",
  4: "grid-cols-2 lg:grid-cols-4",
};
