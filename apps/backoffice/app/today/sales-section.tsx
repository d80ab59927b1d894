import type { Figures, SalesFigures } from "@suvarna/contract/figures/staff-schemas";
import { type ReactNode, useState } from "react";
import { BigMoney, Money } from "../parts/money.tsx";
import { ChangeMark } from "./change-mark.tsx";
import { daysOf, isCurrentPeriod, LAST_PERIOD, THIS_PERIOD } from "./period-words.ts";
import { SalesBars } from "./sales-bars.tsx";
import { SalesTable } from "./sales-table.tsx";

/** The sales of the period beside those of the period before, as a chart and as numbers. */
export function SalesSection({ sales, figures }: { sales: SalesFigures; figures: Figures }) {
  const [asTable, setAsTable] = useState(false);
  const { period } = figures;
  const running = isCurrentPeriod(figures);
  const own = running ? THIS_PERIOD[period] : daysOf(figures);
  const before = running ? LAST_PERIOD[period] : "the period before";
  return (
    <section aria-label="Sales" className="min-w-0">
      <div className="mb-3 flex items-baseline gap-3">
        <h2>Sales {running ? own : `of ${own}`}</h2>
        <button
          type="button"
          className="link ml-auto"
          aria-expanded={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? "The chart" : "All figures"}
        </button>
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-3.5 max-md:gap-x-6 max-md:[&>:first-child]:w-full">
        <div>
          <p>
            <BigMoney paise={sales.now.amount} />
          </p>
          <p className="text-caption text-ink-mute">
            {sales.change.amountBp === null ? (
              `no sales ${before}`
            ) : (
              <>
                <ChangeMark bp={sales.change.amountBp} /> on {before}
                {running ? " to this moment" : ""}
              </>
            )}
          </p>
        </div>
        <Figure name="Orders" change={<ChangeMark bp={sales.change.ordersBp} />}>
          {sales.now.orders.toLocaleString("en-IN")}
        </Figure>
        <Figure name="Average order" change={<ChangeMark bp={sales.change.averageBp} />}>
          {sales.now.average === null ? "–" : <Money paise={sales.now.average} />}
        </Figure>
        <Figure
          name="Visits to orders"
          change={
            running ? (
              <span className="text-ink-mute">compared when the {period} is over</span>
            ) : (
              <ChangeMark bp={sales.change.conversionBp} of="points" />
            )
          }
        >
          {sales.now.conversionBp === null ? "–" : `${(sales.now.conversionBp / 100).toFixed(2)}%`}
        </Figure>
      </div>
      <div className="mt-4">
        {asTable ? (
          <SalesTable bars={sales.bars} period={period} names={[own, before]} />
        ) : (
          <SalesBars bars={sales.bars} period={period} total={sales.now.amount} words={own} />
        )}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-caption text-ink-mute">
        <Key className="bg-wine">{capital(own)}</Key>
        <Key className="bg-sand">{capital(before)}</Key>
        <span>GST and shipping included, refunds taken off</span>
      </p>
    </section>
  );
}

function Figure({
  name,
  change,
  children,
}: {
  name: string;
  change: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <p className="text-caption text-ink-soft">{name}</p>
      <p className="text-[1.25rem] leading-[1.3] font-medium whitespace-nowrap">{children}</p>
      <p className="text-caption">{change}</p>
    </div>
  );
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <i aria-hidden className={`size-2.5 ${className}`} />
      {children}
    </span>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
