import { formatRupees } from "@suvarna/domain/formats";
import { Link, useLocation } from "react-router";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { DirectionMark, type PanelRate, panelRates, useDirection } from "../rates/index.ts";
import { RATES } from "../site-map.ts";

/**
 * Today's rates in one line, in the panel's units: gold per gram, silver per ten grams. They follow
 * the socket without announcing it to screen readers, and each links to its own history. The home
 * page has its own strip directly below.
 */
export function RateTicker() {
  const entries = useRateEntries();
  const { pathname } = useLocation();
  if (pathname === "/" || entries.length === 0) return null;
  return (
    <ul
      aria-label="Today’s rates"
      className="flex gap-x-4.5 overflow-x-auto border-t border-ivory/15 px-gutter py-1.5 text-[0.75rem] leading-5 [scrollbar-width:none] sm:justify-center min-[86rem]:justify-end min-[86rem]:border-0 min-[86rem]:px-0 min-[86rem]:py-0"
    >
      {panelRates(entries).map((rate) => (
        <TickerRate key={rate.carat} rate={rate} />
      ))}
    </ul>
  );
}

function TickerRate({ rate: { carat, label, per, price } }: { rate: PanelRate }) {
  const moved = useDirection(price);
  return (
    <li className="num" data-moved={moved}>
      <Link
        to={`${RATES}?${new URLSearchParams({ carat })}`}
        className="-my-2 inline-block py-2 hover:underline hover:underline-offset-4"
      >
        <span className="text-gold-soft">{label}</span>{" "}
        <span
          className={`transition-colors duration-(--duration-base) ${moved ? "text-gold-soft" : ""}`}
        >
          {formatRupees(price)}
        </span>
        {per === "per gram" ? <span className="text-sand">/g</span> : null}
        <DirectionMark moved={moved} plain />
      </Link>
    </li>
  );
}
