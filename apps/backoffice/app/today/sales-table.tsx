import type { SalesBar } from "@suvarna/contract/figures/staff-schemas";
import type { FigurePeriod } from "@suvarna/domain/figures";
import type { Paise } from "@suvarna/domain/money";
import { Money } from "../parts/money.tsx";
import { barName } from "./bar-words.ts";

/** The values of the sales chart as a table. */
export function SalesTable({
  bars,
  period,
  names: [now, before],
}: {
  bars: readonly SalesBar[];
  period: FigurePeriod;
  /** The names of the two periods that are compared. */
  names: readonly [string, string];
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-right [&_td]:py-1.5 [&_td]:pl-4 [&_th]:py-1.5">
        <caption className="sr-only">Sales</caption>
        <thead className="border-b border-line-strong text-hint [&_th]:pl-4 [&_th]:font-medium">
          <tr>
            <th scope="col" className="pl-0! text-left">
              {period === "day" ? "Hour" : "Day"}
            </th>
            <th scope="col">Orders</th>
            <th scope="col">Sales {now}</th>
            <th scope="col">Orders {before}</th>
            <th scope="col">Sales {before}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.startsAt} className="border-b border-line">
              <th scope="row" className="text-left font-normal whitespace-nowrap">
                {barName(bar.startsAt, period)}
              </th>
              <td>{bar.now === null ? "–" : bar.nowOrders}</td>
              <td>{sum(bar.now)}</td>
              <td>{bar.before === null ? "–" : bar.beforeOrders}</td>
              <td>{sum(bar.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sum(amount: Paise | null) {
  return amount === null ? "–" : <Money paise={amount} />;
}
