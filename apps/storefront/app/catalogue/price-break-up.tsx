import type { Product } from "@suvarna/contract/catalogue/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import { istMoment } from "@suvarna/words/here/indian-time";
import * as metals from "@suvarna/words/here/metal";
import * as pieces from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/product";
import { FileText } from "lucide";
import { type ChosenPiece, usePrice } from "../pieces/index.ts";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { useShop } from "../platform/root-data.ts";
import { type BreakUp, type BreakUpLine, breakUpOf } from "./break-up-lines.ts";
import { CollapsibleRow } from "./collapsible-row.tsx";

/**
 * The price break-up of a piece. The amounts of its lines always add up to the exact total, also
 * while the rates change.
 */
export const PriceBreakUp = followsRates(PriceBreakUpAtRates);
function PriceBreakUpAtRates({
  product,
  chosen,
  open,
}: {
  product: Product;
  chosen: ChosenPiece;
  /** Whether the price break-up is expanded when the page opens. */
  open: boolean;
}) {
  const breakup = usePrice(product, chosen.size);
  const rate = useRateEntries().find(({ Carat }) => Carat === product.carat);
  const { gstPercent } = useShop();
  if (!breakup || !rate) {
    return (
      <CollapsibleRow icon={FileText} label={say.priceBreakUp} answer={pieces.priceOnRequest}>
        <p className="text-ink-soft">{say.noRate(metals.metalWords(product.carat))}</p>
      </CollapsibleRow>
    );
  }
  return (
    <CollapsibleRow
      icon={FileText}
      label={say.priceBreakUp}
      answer={pieces.beforeGst(formatRupees(breakup.discountedPrice))}
      open={open}
    >
      <div className="max-[22.5rem]:text-caption max-[22.5rem]:[&_.ledger]:text-[0.75rem] max-[22.5rem]:[&_.ledger_:is(td,th,small)]:whitespace-normal">
        <BreakUpTable
          name={product.name}
          breakUp={breakUpOf(product, chosen.netWeight, breakup, gstPercent)}
          gstRate={`${gstPercent}%`}
        />
      </div>
      <p className="mt-3 text-caption text-ink-mute">
        {say.everyRupee(
          <time key="time" dateTime={rate.updatedAt} className="whitespace-nowrap">
            {istMoment(rate.updatedAt)}
          </time>,
        )}
      </p>
    </CollapsibleRow>
  );
}

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
    <LedgerTable caption={say.priceBreakUpOf(name)} dense>
      <thead className="sr-only">
        <tr>
          <th scope="col">{say.component}</th>
          <th scope="col">{say.value}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
        <Line line={{ name: say.price, value: price }} subtotal />
        <Line line={{ name: "GST", rate: gstRate, value: gst }} />
      </tbody>
      <tfoot>
        <tr data-total>
          <th scope="row">{say.totalWithGst}</th>
          <td>{formatRupees(total)}</td>
        </tr>
      </tfoot>
    </LedgerTable>
  );
}

function Line({ line, subtotal }: { line: BreakUpLine; subtotal?: boolean }) {
  const { name, detail, rate, weight, value } = line;
  const sum = [weight, rate].filter(Boolean).join(" × ");
  return (
    <tr data-subtotal={subtotal}>
      <th scope="row">
        {name}
        {sum || detail ? (
          <small className="num"> {[sum, detail].filter(Boolean).join(" ")}</small>
        ) : null}
      </th>
      <td>{formatRupees(value)}</td>
    </tr>
  );
}
