import { listProducts } from "@suvarna/contract/catalogue/calls";
import * as say from "@suvarna/words/here/orders";
import { cardPiece, PieceRow } from "../catalogue/index.ts";
import { usePersonalQuery } from "../platform/queries.ts";

const IN_A_ROW = 4;

/** A row of the best-selling pieces, which an order history without orders shows. */
export function BoughtMost() {
  const { data: pieces } = usePersonalQuery(["bought-most"], async (api, signal) => {
    const query = { bestSelling: "true" } as const;
    const products = await api.call(listProducts, { query }, { signal });
    return products
      .filter(({ isAvailable }) => isAvailable)
      .slice(0, IN_A_ROW)
      .map(cardPiece);
  });
  if (!pieces || pieces.length < IN_A_ROW) return null;
  return (
    <section aria-labelledby="bought-most" className="mt-14">
      <h2 id="bought-most" className="heading-3 mb-6">
        {say.boughtMost}
      </h2>
      <PieceRow pieces={pieces} />
    </section>
  );
}
