import type { PriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import type { Product } from "@suvarna/contract/catalogue/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import { PRICE_HISTORY_DAYS } from "@suvarna/domain/price-history";
import { withGst } from "@suvarna/domain/tax";
import { longDate } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/worth";
import { type MouseEvent, useId, useState } from "react";
import { PriceAlertBox } from "../alerts/index.ts";
import { usePrice, weightText } from "../pieces/index.ts";
import { browserApi } from "../platform/api.ts";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useShop } from "../platform/root-data.ts";
import { HISTORY_PLACE } from "./history-place.ts";
import { askPriceHistory, DAYS_PARAMETER } from "./load-price-history.ts";
import { priceCurve } from "./price-curve.ts";
import { PriceHistoryChart } from "./price-history-chart.tsx";
import { PriceHistoryTable } from "./price-history-table.tsx";

/**
 * The section with the price history of a piece, with GST, and beside it the form for a price
 * alert. The curve shows the price of the product's own weight, whatever size is chosen, and its
 * end follows the live rate.
 */
export function PriceHistorySection({
  product,
  history: loaded,
}: {
  product: Product;
  /** The price history; null while too few days are stored, and the section is then left out. */
  history: PriceHistory | null;
}) {
  const { history, busy, choose } = useHistory(product._id, loaded);
  const alertId = useId();
  if (!history) return null;
  return (
    <section
      id={HISTORY_PLACE}
      aria-labelledby="price-history-title"
      className="scroll-mt-6 bg-shell pt-14 max-lg:pb-0 lg:py-18"
    >
      <div className="wrap grid gap-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-16">
        <div>
          <div className="mb-5.5 flex flex-wrap items-center justify-between gap-5">
            <h2 id="price-history-title">{say.priceOfThisPiece}</h2>
            <Days chosen={history.days} onChoose={choose} />
          </div>
          <Curve product={product} history={history} busy={busy} />
        </div>
        <AlertBox id={alertId} product={product} />
      </div>
    </section>
  );
}

/** The curve of the price, its lowest point in words, and its points as a table. */
const Curve = followsRates(CurveAtRates);
function CurveAtRates({
  product,
  history,
  busy,
}: {
  product: Product;
  history: PriceHistory;
  busy: boolean;
}) {
  const curve = priceCurve(history, usePriceWithGst(product));
  if (!curve) return null;
  const { lowest, highest } = curve;
  const [least, most] = [formatRupees(lowest.price), formatRupees(highest.price)];
  const lowestDate = longDate(new Date(lowest.at).toISOString());
  const lowestWords = (
    <span key="price" className="num">
      {least}
    </span>
  );
  const name = say.priceOver(daysWords(history.days), least, most);
  return (
    <>
      <PriceHistoryChart curve={curve} name={name} busy={busy} />
      <div className="flex flex-wrap items-center gap-x-2 text-caption text-ink-mute">
        <p>
          {product.sizes
            ? say.lowestPriceAt(weightText(product.netWeight), lowestWords, lowestDate)
            : say.lowestPrice(lowestWords, lowestDate)}
        </p>
        <PriceHistoryTable curve={curve} name={name} />
      </div>
    </>
  );
}

const AlertBox = followsRates(AlertBoxAtRates);
function AlertBoxAtRates({ id, product }: { id: string; product: Product }) {
  return <PriceAlertBox id={id} product={product} now={usePriceWithGst(product)} />;
}

/** The current price of a piece with GST; null without a valid rate. */
function usePriceWithGst(product: Product): Paise | null {
  const { gstPercent } = useShop();
  const price = usePrice(product);
  return price && withGst(price.discountedPrice, Math.round(gstPercent * 100));
}

/**
 * The choice of the number of days that the chart shows. Each choice is a link, so a browser
 * without JavaScript loads another page.
 */
function Days({ chosen, onChoose }: { chosen: number; onChoose(days: number): void }) {
  function onClick(event: MouseEvent, days: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(days);
  }
  return (
    <nav aria-label={say.daysShown} className="max-sm:w-full">
      <ul className="flex max-w-full divide-x divide-line-strong rounded-control border border-line-strong bg-surface sm:w-max">
        {PRICE_HISTORY_DAYS.map((days) => (
          <li key={days} className="max-sm:flex-1">
            <a
              href={`?${DAYS_PARAMETER}=${days}#${HISTORY_PLACE}`}
              aria-current={days === chosen ? "true" : undefined}
              onClick={(event) => onClick(event, days)}
              className={`flex min-h-11 items-center justify-center px-4 text-small whitespace-nowrap max-sm:px-1.5 ${days === chosen ? "bg-wine text-ivory" : "hover:text-wine"}`}
            >
              {daysWords(days)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function daysWords(days: number): string {
  return days === 365 ? say.oneYear : say.days(days);
}

/**
 * The shown price history. When the visitor chooses another number of days, the new history
 * replaces it once it is loaded.
 */
function useHistory(productId: string, loaded: PriceHistory | null) {
  const [chosen, setChosen] = useState<PriceHistory | null>(null);
  const [waiting, setWaiting] = useState<number | null>(null);
  async function choose(days: number): Promise<void> {
    setWaiting(days);
    try {
      const history = await askPriceHistory(browserApi, productId, days);
      setChosen(history);
    } catch {
      // After a failure the shown history stays, and another press of the button tries again.
    }
    setWaiting((now) => (now === days ? null : now));
  }
  return { history: chosen ?? loaded, busy: waiting !== null, choose };
}
