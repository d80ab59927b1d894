import { getFigures } from "@suvarna/contract/figures/staff";
import type { Figures } from "@suvarna/contract/figures/staff-schemas";
import { FIGURE_PERIODS, type FigurePeriod } from "@suvarna/domain/figures";
import { longDate } from "@suvarna/words/en/indian-time";
import { useSearchParams } from "react-router";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { Segments } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { BestSellers } from "./best-sellers.tsx";
import { Funnel } from "./funnel.tsx";
import { LateTickets } from "./late-tickets.tsx";
import { MoneyWaiting } from "./money-waiting.tsx";
import { NextToDispatch } from "./next-to-dispatch.tsx";
import { PeriodStep } from "./period-step.tsx";
import { RateToday } from "./rate-today.tsx";
import { SalesSection } from "./sales-section.tsx";
import { ScarceProducts } from "./scarce-products.tsx";
import { WorkStrip } from "./work-strip.tsx";

const PERIOD_NAMES: Readonly<Record<FigurePeriod, string>> = {
  day: "Day",
  week: "Week",
  month: "Month",
};
/**
 * How often the figures are polled, in milliseconds. The socket reports changes of data, but
 * neither new visits nor the passing of time.
 */
const READ_MS = 60_000;

/**
 * The start page: the waiting work, and the sales by day, week or month, compared with the period
 * before.
 */
export function TodayPage() {
  const [params, setParams] = useSearchParams();
  const period = FIGURE_PERIODS.find((each) => each === params.get("period")) ?? "week";
  const at = params.get("at") ?? undefined;
  const figures = useRead(
    getFigures,
    { query: at === undefined ? { period } : { period, at } },
    { refetchInterval: READ_MS },
  );
  return (
    <>
      <PageHead
        title="Today"
        caption={figures.data ? captionOf(figures.data) : "\u00a0"}
        actions={
          <>
            {figures.data && hasPeriod(figures.data) ? (
              <Segments
                name="Period"
                value={period}
                options={FIGURE_PERIODS.map((value) => ({ value, name: PERIOD_NAMES[value] }))}
                onChange={(value) =>
                  setParams(at === undefined ? { period: value } : { period: value, at })
                }
              />
            ) : null}
            {figures.data && hasPeriod(figures.data) ? <PeriodStep figures={figures.data} /> : null}
          </>
        }
      />
      <Answer of={figures} what="The figures">
        {(data) => <Content figures={data} />}
      </Answer>
    </>
  );
}

/** Whether the role may see the figures of a period. Other roles see only the waiting work. */
function hasPeriod({ sales, bestSellers, funnel }: Figures): boolean {
  return Boolean(sales ?? bestSellers ?? funnel);
}

function captionOf({ asOf }: Figures): string {
  const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "long", timeZone: "Asia/Kolkata" });
  return `${weekday.format(new Date(asOf))} ${longDate(asOf)}, figures as of ${sayTime(asOf)}`;
}

function Content({ figures }: { figures: Figures }) {
  const maySeeRates = useMay("rates.read");
  const { waiting, sales, next, money, bestSellers, scarce, lateTickets, funnel, period } = figures;
  if (!hasPeriod(figures) && !next && !money) {
    return (
      <>
        <WorkStrip waiting={waiting} />
        <div className="mt-6 grid gap-7 wide:grid-cols-2 wide:gap-10">
          {maySeeRates ? <RateToday readings={waiting.readings} /> : null}
          {scarce ? <ScarceProducts products={scarce} all={waiting.stock?.low ?? 0} /> : null}
        </div>
      </>
    );
  }
  return (
    <>
      <WorkStrip waiting={waiting} />
      <div className="mt-6 grid gap-7 wide:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] wide:gap-10">
        {sales ? <SalesSection sales={sales} figures={figures} /> : null}
        {maySeeRates ? <RateToday readings={waiting.readings} /> : null}
      </div>
      {next || money ? (
        <div className="mt-7 grid gap-7 border-t border-line pt-5 wide:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] wide:gap-10">
          {next ? <NextToDispatch orders={next} all={waiting.dispatch?.count ?? 0} /> : null}
          {money ? <MoneyWaiting money={money} /> : null}
        </div>
      ) : null}
      <div className="mt-7 grid gap-7 border-t border-line pt-5 wide:grid-cols-3 wide:gap-10">
        {bestSellers ? <BestSellers products={bestSellers} period={period} /> : null}
        {scarce ? <ScarceProducts products={scarce} all={waiting.stock?.low ?? 0} /> : null}
        {funnel ? <Funnel steps={funnel.steps} period={period} /> : null}
        {lateTickets && lateTickets.length > 0 ? <LateTickets tickets={lateTickets} /> : null}
      </div>
    </>
  );
}
