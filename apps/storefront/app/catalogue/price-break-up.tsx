import type { Product } from "@suvarna/contract/catalogue/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import { istMoment } from "@suvarna/words/en/indian-time";
import { type ChosenPiece, usePrice } from "../pieces/index.ts";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { useShop } from "../platform/root-data.ts";
import { type BreakUp, type BreakUpLine, breakUpOf } from "./break-up-lines.ts";

/** The price break-up of a piece. Its lines add up to the paisa, also while the rates change. */
export function PriceBreakUp({ product, chosen }: { product: Product; chosen: ChosenPiece }) {
  const breakup = usePrice(product, chosen.size);
  const rate = useRateEntries().find(({ Carat }) => Carat === product.carat);
  const { gstPercent } = useShop();
  return (
    <section aria-labelledby="price-break-up">
      <h2 id="price-break-up">Price break-up</h2>
      {breakup && rate ? (
        <>
          <p className="mt-2.5 mb-7 text-small text-ink-soft">
            Every rupee, at the rate of{" "}
            <time dateTime={rate.updatedAt} className="whitespace-nowrap">
              {istMoment(rate.updatedAt)}
            </time>
            .
          </p>
          <BreakUpTable
            name={product.name}
            breakUp={breakUpOf(product, chosen.netWeight, breakup, gstPercent)}
            gstRate={`${gstPercent}%`}
          />
        </>
      ) : (
        <p className="mt-2.5 text-ink-soft">
          Price on request. No valid {product.carat} rate is known just now.
        </p>
      )}
    </section>
  );
}

/** On a narrow screen the rate and the weight stand below the name of their line. */
function BreakUpTable({
  name,
  breakUp: { lines, price, gst, total },
  gstRate,
}: {
  name: string;
  breakUp: BreakUp;
  gstRate: string;
}) {
  return (
    <LedgerTable caption={`Price break-up of ${name}`}>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col" className="max-lg:hidden">
            Rate
          </th>
          <th scope="col" className="max-lg:hidden">
            Weight
          </th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
        <Line line={{ name: "Price", value: price }} subtotal />
        <Line line={{ name: "GST", rate: gstRate, value: gst }} />
      </tbody>
      <tfoot>
        <tr data-total>
          <th scope="row">Total with GST</th>
          <td className="max-lg:hidden" />
          <td className="max-lg:hidden" />
          <td>{formatRupees(total)}</td>
        </tr>
      </tfoot>
    </LedgerTable>
  );
}

function Line({ line, subtotal }: { line: BreakUpLine; subtotal?: boolean }) {
  const { name, detail, rate, weight, value } = line;
  const folded = [weight, rate].filter(Boolean).join(" × ");
  return (
    <tr data-subtotal={subtotal}>
      <th scope="row">
        {name}
        {detail ? <small>{detail}</small> : null}
        {folded ? <small className="num lg:hidden!">{folded}</small> : null}
      </th>
      <td className="max-lg:hidden">{rate}</td>
      <td className="max-lg:hidden">{weight}</td>
      <td>{value < 0 ? `−${formatRupees(-value)}` : formatRupees(value)}</td>
    </tr>
  );
}
