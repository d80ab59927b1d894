import { getRatesDesk } from "@suvarna/contract/rates/staff-desk";
import type { DeskRate } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { changePercent } from "@suvarna/domain/rate-sheet";
import { Icon } from "@suvarna/ui/icon.tsx";
import { istShort, istWeekday } from "@suvarna/words/en/indian-time";
import { Stamp } from "lucide";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { useCounts } from "./counts.ts";
import { type RateFace, rateFace } from "./rate-face.ts";

/** How often the rates are polled, in milliseconds. Rates become old without a change of data. */
const READ_MS = 30_000;
const CLOCK_MS = 10_000;

const LOOKS: Readonly<Record<RateFace["look"], { bar: string; dot: string }>> = {
  live: { bar: "bg-wine-deep text-ivory", dot: "bg-[#56b981]" },
  "by-hand": { bar: "bg-wine-deep text-ivory", dot: "bg-gold-soft" },
  old: { bar: "bg-amber-tint text-amber", dot: "bg-dot-wait" },
  stopped: { bar: "bg-alert text-white", dot: "bg-white" },
};

/** The bar with the current rates above every page, because all prices depend on them. */
export function RateBar() {
  const desk = useRead(getRatesDesk, {}, { refetchInterval: READ_MS }).data;
  const now = useNow();
  const waiting = useCounts((counts) => counts["/approvals"]?.count ?? 0);
  const maySeeApprovals = useMay("approvals.read");
  const { look, words, more } = rateFace(desk, now);
  // The colours of these states have no contrast to spare for paler words.
  const isQuiet = look === "old" || look === "stopped";
  return (
    <section
      aria-label="Rates of now, per gram"
      className={`sticky top-0 z-20 col-span-full flex h-9 items-center px-4 text-caption whitespace-nowrap md:h-10 md:px-0 md:pr-5 print:hidden ${LOOKS[look].bar}`}
    >
      <span className="flex items-center gap-2 md:min-w-53 md:px-5">
        <i className={`size-2 flex-none rounded-round ${LOOKS[look].dot}`} />
        {words}
      </span>
      {desk?.rates.map((rate) => (
        <Rate key={rate.Carat} rate={rate} quiet={isQuiet} />
      ))}
      <span className="ml-auto flex items-center gap-5">
        {maySeeApprovals ? (
          <Link to="/approvals" className="flex min-h-8 items-center gap-1.75">
            <Icon of={Stamp} size={16} />
            <span>
              <span className="max-md:sr-only">Approvals </span>
              {waiting}
            </span>
          </Link>
        ) : null}
        <span className={`max-md:hidden ${isQuiet ? "" : "opacity-85"}`}>
          {more ?? `${istWeekday(now)} ${istShort(now)}`}
        </span>
      </span>
    </section>
  );
}

function Rate({ rate: { Carat, price, closedAt }, quiet }: { rate: DeskRate; quiet: boolean }) {
  if (price === null) return null;
  const change = closedAt === null ? null : changePercent(paise(price), paise(closedAt));
  return (
    <span
      className={`flex items-baseline gap-2 border-l border-current/20 px-3 leading-4.5 max-md:border-0 md:px-4.5 ${Carat === "22K" ? "" : "max-wide:hidden"}`}
    >
      <span className={quiet ? "" : "text-gold-soft"}>{Carat}</span>
      <b className="font-medium">{formatRupees(paise(price))}</b>
      {change === null ? null : (
        <span className={`text-hint max-md:hidden ${quiet ? "" : "opacity-85"}`}>
          {change < 0 ? "▼" : "▲"} {Math.abs(change).toFixed(2)}%
        </span>
      )}
    </span>
  );
}

/** The current time, updated every few seconds. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
