import type { Product } from "@suvarna/contract/catalogue/schemas";
import { RestockBox, RestockOfSize } from "../alerts/index.ts";
import type { ChosenPiece } from "../pieces/index.ts";
import { HISTORY_PLACE } from "../worth/index.ts";
import { EngravingField } from "./engraving-field.tsx";
import { isOnlyMadeToOrder } from "./made-to-order.ts";
import { MadeToOrderBox } from "./made-to-order-box.tsx";

/**
 * The choices above the buy button besides the size: to get a letter when a size or the piece is
 * back in stock, to have the piece made to order, and to have letters engraved.
 */
export function BuyingChoices({
  product,
  chosen,
  letters,
  onEngrave,
  hasHistory,
}: {
  product: Product;
  chosen: ChosenPiece;
  /** The letters to engrave, as they were typed. */
  letters: string;
  onEngrave(letters: string): void;
  /** Whether the page has the section with the price history. */
  hasHistory: boolean;
}) {
  if (!product.isAvailable) {
    return <RestockBox product={product} historyPlace={hasHistory ? HISTORY_PLACE : null} />;
  }
  return (
    <>
      <RestockOfSize product={product} />
      {isOnlyMadeToOrder(product) ? <MadeToOrderBox product={product} chosen={chosen} /> : null}
      {product.engravable ? (
        <EngravingField kind={product.kind} letters={letters} onChange={onEngrave} />
      ) : null}
    </>
  );
}
