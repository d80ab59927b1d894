import type { Product } from "@suvarna/contract/catalogue/schemas";
import { SHOWN_PURITY } from "@suvarna/domain/fineness";
import { Stamp } from "@suvarna/ui/stamp.tsx";

/** The stamps on the metal, and whether the piece is made to order. */
export function ProductStamps({
  product,
  madeToOrder,
}: {
  product: Product;
  madeToOrder: boolean;
}) {
  return (
    <ul aria-label="Marks" className="mb-4.5 flex flex-wrap gap-2">
      {stampsOf(product, madeToOrder).map((words) => (
        <li key={words} className="flex">
          <Stamp>{words}</Stamp>
        </li>
      ))}
    </ul>
  );
}

function stampsOf({ carat, metalColour, huid, certificate }: Product, madeToOrder: boolean) {
  return [
    carat === "Silver" ? metalColour : `${carat} · ${SHOWN_PURITY[carat]}%`,
    ...(huid ? ["Hallmarked, HUID"] : /hallmark/i.test(certificate ?? "") ? ["Hallmarked"] : []),
    ...(madeToOrder ? ["Made to order"] : []),
  ];
}
