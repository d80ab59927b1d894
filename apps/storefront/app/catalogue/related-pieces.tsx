import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import { CARD_SIZES, ProductGrid } from "../pieces/index.ts";
import type { CardPiece } from "./card-piece.ts";
import { ProductCard } from "./product-card.tsx";

/** The number of related pieces on a page, which fill a row. */
export const RELATED = 4;

export function RelatedPieces({ pieces }: { pieces: readonly CardPiece[] }) {
  return (
    <Section>
      <SectionHead title="You may also like" />
      {pieces.length === 0 ? (
        <EmptyState rank="h3" title="No related products available">
          Check back later for more items
        </EmptyState>
      ) : (
        <ProductGrid columns={4}>
          {pieces.map((piece) => (
            <li key={piece._id}>
              <ProductCard piece={piece} sizes={CARD_SIZES[4]} />
            </li>
          ))}
        </ProductGrid>
      )}
    </Section>
  );
}
