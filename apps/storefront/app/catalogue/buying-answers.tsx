import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { ChosenPiece } from "../pieces/index.ts";
import { PieceLinks } from "../worth/index.ts";
import { AskTheShop } from "./ask-the-shop.tsx";
import { DeliveryBox } from "./delivery-box.tsx";
import { ProductRows } from "./product-rows.tsx";

/**
 * Answers below the buy button what shoppers ask before buying: when the piece arrives, what its
 * price consists of, which certificates it has, what its worth is later, and which number to call.
 */
export function BuyingAnswers({
  product,
  chosen,
  isEngraved,
  hasHistory,
}: {
  product: Product;
  chosen: ChosenPiece;
  isEngraved: boolean;
  /** Whether the page has the section with the price history. */
  hasHistory: boolean;
}) {
  return (
    <>
      {chosen.isAvailable ? <DeliveryBox madeToOrder={chosen.stock === null} /> : null}
      <ProductRows product={product} chosen={chosen} isEngraved={isEngraved} />
      <PieceLinks product={product} hasHistory={hasHistory} />
      <AskTheShop />
    </>
  );
}
