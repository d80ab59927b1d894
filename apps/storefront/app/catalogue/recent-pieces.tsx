import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import { useEffect, useState } from "react";
import { CARD_SIZES, ProductGrid } from "../pieces/index.ts";
import type { CardPiece } from "./card-piece.ts";
import { ProductCard } from "./product-card.tsx";
import { recentlyViewed, rememberViewed } from "./recently-viewed.ts";

/**
 * Shows the pieces that were viewed before this piece, and adds this piece. The list is only in
 * this browser.
 */
export function RecentPieces({ piece }: { piece: CardPiece }) {
  const [pieces, setPieces] = useState<readonly CardPiece[]>([]);
  useEffect(() => {
    setPieces(recentlyViewed().filter(({ _id }) => _id !== piece._id));
    rememberViewed(piece);
  }, [piece]);
  if (pieces.length === 0) return null;
  return (
    <Section joined>
      <SectionHead title="Recently viewed" />
      <ProductGrid columns={4}>
        {pieces.map((recent) => (
          <li key={recent._id}>
            <ProductCard piece={recent} sizes={CARD_SIZES[4]} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  );
}
