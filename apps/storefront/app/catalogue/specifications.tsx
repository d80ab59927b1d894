import type { Product, ShopDetails } from "@suvarna/contract/catalogue/schemas";
import { stonesText } from "../pieces/index.ts";
import { FactTable } from "./fact-table.tsx";
import { FoldOnPhone } from "./fold-on-phone.tsx";

/** A piece's specifications other than its price. Lines without a value are left out. */
export function Specifications({
  product,
  details,
}: {
  product: Product;
  details: ShopDetails | null;
}) {
  return (
    <FoldOnPhone title="Specifications">
      <FactTable
        caption={`Specifications of ${product.name}`}
        facts={[
          ["Model number", details?.modelNumber],
          ["Style", details?.style],
          ["Stones", product.stones.map(stonesInWords).join(", ")],
          // For a piece that comes in sizes, the purity is not listed as its size.
          [product.sizes ? "Purity" : "Size", details?.goldPurity],
          ["Total weight", details?.totalWeight],
          ["Set includes", details?.setIncludes.join(", ")],
          ["Occasion", details?.occasion.join(", ")],
          ["Design theme", details?.designTheme.join(", ")],
          ["Finish", details?.finish],
        ]}
      />
    </FoldOnPhone>
  );
}

function stonesInWords(stone: Product["stones"][number]): string {
  return stone.carats > 0
    ? `${stonesText(stone)} (${stone.carats.toFixed(2)} ct)`
    : stonesText(stone);
}
