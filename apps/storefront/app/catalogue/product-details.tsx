import type { Product } from "@suvarna/contract/catalogue/schemas";
import * as language from "@suvarna/words/here/language";
import * as metals from "@suvarna/words/here/metal";
import { makingCharge } from "@suvarna/words/here/product";
import * as say from "@suvarna/words/here/product-facts";
import { type ChosenPiece, weightText } from "../pieces/index.ts";
import { CollapsibleOnPhone } from "./collapsible-on-phone.tsx";
import { FactTable } from "./fact-table.tsx";

/** A table of facts about a piece, such as its metal, weight and dimensions. */
export function ProductDetails(piece: { product: Product; chosen: ChosenPiece }) {
  return (
    <CollapsibleOnPhone title={say.details}>
      <DetailsTable {...piece} />
    </CollapsibleOnPhone>
  );
}

/** The table of facts without its heading. */
export function DetailsTable({ product, chosen }: { product: Product; chosen: ChosenPiece }) {
  const { metal, metalColour, carat, makingcharge, name } = product;
  const { huid, origin } = product;
  const colour = metals.metalColourWords(metalColour);
  return (
    <FactTable
      caption={say.detailsOf(name)}
      facts={[
        [say.metal, carat === metal ? colour : `${colour}, ${carat}`],
        [say.netWeight, weightText(chosen.netWeight)],
        [say.grossWeight, weightText(chosen.grossWeight)],
        [makingCharge, `${makingcharge}%`],
        [say.dimensions, language.dimensionsOf(product)],
        [say.category, language.categoryOf(product)],
        [say.certificate, language.certificateOf(product)],
        ["HUID", huid],
        [say.origin, origin],
      ]}
    />
  );
}
