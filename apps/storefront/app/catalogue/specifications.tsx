import type { Product, ShopDetails } from "@suvarna/contract/catalogue/schemas";
import { metalWords } from "@suvarna/words/here/metal";
import * as words from "@suvarna/words/here/pieces";
import { stones } from "@suvarna/words/here/product";
import * as say from "@suvarna/words/here/product-facts";
import { stonesText } from "../pieces/index.ts";
import { CollapsibleOnPhone } from "./collapsible-on-phone.tsx";
import { FactTable } from "./fact-table.tsx";

/** A piece's specifications other than its price. Lines without a value are left out. */
export function Specifications({
  product,
  details,
}: {
  product: Product;
  details: ShopDetails | null;
}) {
  return (
    <CollapsibleOnPhone title={say.specifications}>
      <FactTable
        caption={say.specificationsOf(product.name)}
        facts={[
          [say.modelNumber, details?.modelNumber],
          [say.style, details?.style],
          [stones, product.stones.map(stonesInWords).join(", ")],
          [say.purity, metalWords(details?.goldPurity ?? "")],
          [say.size, sizeOf(product)],
          [say.totalWeight, details?.totalWeight],
          [say.setIncludes, details?.setIncludes.join(", ")],
          [say.occasion, details?.occasion.join(", ")],
          [say.designTheme, details?.designTheme.join(", ")],
          [say.finish, details?.finish],
        ]}
      />
    </CollapsibleOnPhone>
  );
}

/** The sizes of a piece; null for a coin or a bar, which nobody wears. */
function sizeOf({ kind, sizes }: Product): string | null {
  if (sizes) return sizes.map(({ size }) => size).join(", ");
  return kind === "coin" ? null : say.oneSize;
}

function stonesInWords(stone: Product["stones"][number]): string {
  return stone.carats > 0
    ? `${stonesText(stone)} (${words.stoneWeight(stone.carats)})`
    : stonesText(stone);
}
