import { CARD_SIZES, ProductGrid } from "../pieces/index.ts";
import type { CardPiece } from "./card-piece.ts";
import { ProductCard } from "./product-card.tsx";

/** Cards of pieces in rows of four; a phone shows two cards side by side. */
export function PieceRow({ pieces }: { pieces: readonly CardPiece[] }) {
  return (
    <ProductGrid columns={4}>
      {pieces.map((piece) => (
        <li key={piece._id}>
          <ProductCard piece={piece} sizes={CARD_SIZES[4]} />
        </li>
      ))}
    </ProductGrid>
  );
}
