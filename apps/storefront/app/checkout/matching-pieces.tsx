import { getProduct, getRelated } from "@suvarna/contract/catalogue/calls";
import type { Order } from "@suvarna/contract/orders/schemas";
import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/confirmation";
import { cardPiece, ProductCard } from "../catalogue/index.ts";
import { CARD_SIZES, matchingPieces, ProductCardSkeletons, ProductGrid } from "../pieces/index.ts";
import { usePersonalQuery } from "../platform/queries.ts";

/**
 * The number of pieces in the row. With fewer pieces the row is left out, because it would have
 * gaps.
 */
const IN_A_ROW = 4;

/**
 * Pieces that go with the first piece of an order: first those that are worn with it, then similar
 * pieces.
 */
export function MatchingPieces({ order: { items } }: { order: Order }) {
  const [first] = items;
  const productId = first?.productId ?? "";
  const bought = items.map((item) => item.productId);
  const { data: pieces, isPending } = usePersonalQuery(
    ["matching", productId],
    async (api, signal) => {
      const product = await api.call(getProduct, { params: { id: productId } }, { signal });
      const related = await api.call(getRelated, { params: { productId } }, { signal });
      const worn = matchingPieces(product, related);
      return [...worn, ...related.filter((one) => !worn.includes(one))]
        .filter(({ _id, isAvailable }) => isAvailable && !bought.includes(_id))
        .slice(0, IN_A_ROW)
        .map(cardPiece);
    },
  );
  // The row keeps its place while it loads, so that it does not push the footer away.
  if (!first || !(isPending || (pieces && pieces.length >= IN_A_ROW))) return null;
  return (
    <div className="border-t border-line">
      <Section>
        <SectionHead title={say.toGoWith(first.name)} />
        <ProductGrid columns={4}>
          {pieces ? (
            pieces.map((piece) => (
              <li key={piece._id}>
                <ProductCard piece={piece} sizes={CARD_SIZES[4]} />
              </li>
            ))
          ) : (
            <ProductCardSkeletons count={IN_A_ROW} />
          )}
        </ProductGrid>
      </Section>
    </div>
  );
}
