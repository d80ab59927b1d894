import type { Product, ShopDetails } from "@suvarna/contract/catalogue/schemas";

/** A piece's specifications other than its price. Lines without a value are left out. */
export function Specifications({
  product,
  details,
}: {
  product: Product;
  details: ShopDetails | null;
}) {
  const rows: [string, string | null | undefined][] = [
    ["Model number", details?.modelNumber],
    ["Style", details?.style],
    ["Certificate", details?.certificate || product.certificate],
    [
      "HUID",
      product.huid && `${product.huid}, to be checked in the BIS CARE app under Verify HUID`,
    ],
    ["Size", details?.goldPurity],
    ["Total weight", details?.totalWeight],
    ["Stones", product.stones.map(stoneText).join(", ")],
    ["Set includes", details?.setIncludes.join(", ")],
    ["Occasion", details?.occasion.join(", ")],
    ["Design theme", details?.designTheme.join(", ")],
    ["Finish", details?.finish],
    ["Country of origin", product.origin],
  ];
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications">Specifications</h2>
      <p className="mt-2.5 mb-6.75 text-small text-ink-soft">Measured on the finished piece.</p>
      <table className="w-full border-collapse text-left align-top text-[0.9375rem]">
        <caption className="sr-only">Specifications of {product.name}</caption>
        <tbody>
          {rows.map(([term, value]) =>
            value ? (
              <tr key={term} className="border-y border-line">
                <th scope="row" className="w-[34%] py-3.5 pr-4 align-top font-normal text-ink-mute">
                  {term}
                </th>
                <td className="py-3.5 align-top">{value}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </section>
  );
}

function stoneText({ kind, count, carats }: Product["stones"][number]): string {
  return `${count} ${kind} (${carats} ct)`;
}
