import type { Product } from "@suvarna/contract/catalogue/schemas";
import { type ChosenPiece, weightText } from "../pieces/index.ts";
import { FactTable } from "./fact-table.tsx";
import { FoldOnPhone } from "./fold-on-phone.tsx";

/** A table of facts about a piece, such as its metal, weight and dimensions. */
export function ProductDetails({ product, chosen }: { product: Product; chosen: ChosenPiece }) {
  const { metal, metalColour, carat, makingcharge, dimensions, category, name } = product;
  const { certificate, huid, origin } = product;
  return (
    <FoldOnPhone title="Details">
      <FactTable
        caption={`Details of ${name}`}
        facts={[
          ["Metal", carat === metal ? metalColour : `${metalColour}, ${carat}`],
          ["Net weight", weightText(chosen.netWeight)],
          ["Gross weight", weightText(chosen.grossWeight)],
          ["Making charge", `${makingcharge}%`],
          ["Dimensions", dimensions],
          ["Category", category],
          ["Certificate", certificate],
          ["HUID", huid],
          ["Country of origin", origin],
        ]}
      />
    </FoldOnPhone>
  );
}
