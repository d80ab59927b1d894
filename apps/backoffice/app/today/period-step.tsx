import type { Figures } from "@suvarna/contract/figures/staff-schemas";
import { indianDay } from "@suvarna/domain/indian-day";
import { ChevronLeft, ChevronRight } from "lucide";
import { useSearchParams } from "react-router";
import { IconButton } from "../parts/button.tsx";
import { daysOf, isCurrentPeriod, LAST_PERIOD } from "./period-words.ts";

/** The days of the shown period, with links to the previous and the next period. */
export function PeriodStep({ figures }: { figures: Figures }) {
  const [, setParams] = useSearchParams();
  const { period, from, until } = figures;
  const isLast = isCurrentPeriod(figures);
  const go = (at: Date) => setParams({ period, at: indianDay(at) });
  return (
    <div className="flex items-center gap-2 max-md:w-full">
      <IconButton
        icon={ChevronLeft}
        name="The period before"
        onClick={() => go(new Date(Date.parse(from) - 1))}
      />
      <span className="max-md:flex-1 max-md:text-center">
        {daysOf(figures)}
        {isLast ? <span className="max-md:hidden">, with {LAST_PERIOD[period]}</span> : null}
      </span>
      <IconButton
        icon={ChevronRight}
        name="The period after"
        disabled={isLast}
        onClick={() => go(new Date(Date.parse(until)))}
      />
    </div>
  );
}
