import { getProduct } from "@suvarna/contract/catalogue/calls";
import { ApiError, type Client, UnexpectedAnswer } from "@suvarna/contract/client";
import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/blog";
import { type CardPiece, cardPiece, ProductCard } from "../catalogue/index.ts";
import { CARD_SIZES, ProductGrid } from "../pieces/index.ts";

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

/** The pieces that an article mentions. */
export function ArticlePieces({ pieces }: { pieces: readonly CardPiece[] }) {
  if (pieces.length === 0) return null;
  // Three pieces fill a row of three columns, but would leave a gap in a row of four columns.
  const columns = pieces.length === 3 ? 3 : 4;
  return (
    <Section joined>
      <SectionHead title={say.piecesInThisArticle} />
      <ProductGrid columns={columns}>
        {pieces.map((piece) => (
          <li key={piece._id}>
            <ProductCard piece={piece} sizes={CARD_SIZES[columns]} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  );
}
