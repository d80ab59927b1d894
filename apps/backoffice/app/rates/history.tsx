import { getRateHistory } from "@suvarna/contract/rates/calls";
import { HISTORY_RANGES, type HistoryRange } from "@suvarna/contract/rates/constants";
import type { DeskEntry, RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { CARATS, type Carat } from "@suvarna/domain/fineness";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { istShort } from "@suvarna/words/en/indian-time";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Section } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { Segments } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import type { PlotEvent } from "./plot-options.ts";
import { RatePlot } from "./rate-plot.tsx";

const RANGE_WORDS: Readonly<Record<HistoryRange, string>> = {
  "1d": "1 day",
  "7d": "7 days",
  "1m": "1 month",
  "1y": "1 year",
};
const TABLE_ROWS = 50;

/**
 * The chart of a rate's history, with the decisions of the guard and of staff. Grade and range are
 * in the address.
 */
export function History({ desk }: { desk: RatesDesk }) {
  const [params, setParams] = useSearchParams();
  const carat = CARATS.find((each) => each === params.get("carat")) ?? "24K";
  const range = HISTORY_RANGES.find((each) => each === params.get("range")) ?? "1d";
  const history = useRead(getRateHistory, { query: { carat, range } });
  const events = useMemo(() => eventsOf(desk.entries), [desk.entries]);
  function choose(name: string, value: string) {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return (
    <Section
      title="History"
      beside={
        <Segments
          name="Grade"
          value={carat}
          options={CARATS.map((value) => ({ value, name: value }))}
          onChange={(value) => choose("carat", value)}
        />
      }
      end={
        <Segments
          name="Time"
          value={range}
          options={HISTORY_RANGES.map((value) => ({ value, name: RANGE_WORDS[value] }))}
          onChange={(value) => choose("range", value)}
        />
      }
    >
      <Answer of={history} what="The history">
        {({ points }) => <Curve carat={carat} range={range} points={points} events={events} />}
      </Answer>
    </Section>
  );
}

interface Point {
  readonly at: string;
  readonly price: number;
}

function Curve({
  carat,
  range,
  points,
  events,
}: {
  carat: Carat;
  range: HistoryRange;
  points: readonly Point[];
  events: readonly PlotEvent[];
}) {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || !first || !last) {
    return <p className="text-ink-soft">No rates in this time yet.</p>;
  }
  const prices = points.map(({ price }) => price);
  const say = (rupees: number) => formatRupees(paise(rupees));
  const sentence = `${carat} per gram, ${RANGE_WORDS[range]}: from ${say(first.price)} to ${say(last.price)}, lowest ${say(Math.min(...prices))}, highest ${say(Math.max(...prices))}.`;
  return (
    <>
      <RatePlot points={points} events={events} sentence={sentence} />
      <AllFigures carat={carat} points={points} />
    </>
  );
}

/** The values of the chart as a table, at most fifty, the newest first. */
function AllFigures({ carat, points }: { carat: Carat; points: readonly Point[] }) {
  const step = Math.max(1, Math.ceil(points.length / TABLE_ROWS));
  const rows = points.toReversed().filter((_, place) => place % step === 0);
  return (
    <details className="mt-2">
      <summary className="link inline-block text-caption">All figures</summary>
      <table className="mt-2 border-collapse">
        <thead>
          <tr className="border-b border-line-strong text-hint text-ink-mute [&_th]:py-2 [&_th]:font-medium">
            <th scope="col" className="text-left">
              When
            </th>
            <th scope="col" className="pl-10 text-right">
              {carat} per gram
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, price }) => (
            <tr key={at} className="border-b border-line [&_td]:py-1.5">
              <td className="num">{istShort(at)}</td>
              <td className="num pl-10 text-right">{formatRupees(paise(price))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The decisions about rates that the chart marks. */
function eventsOf(entries: RatesDesk["entries"]): PlotEvent[] {
  return entries.flatMap(({ at, what }): PlotEvent[] => {
    if (what === "held-back") return [{ at, kind: "guard" }];
    return MARKED.includes(what) ? [{ at, kind: "people" }] : [];
  });
}

const MARKED: readonly DeskEntry["what"][] = [
  "by-hand",
  "confirmed",
  "hold",
  "release",
  "adjustment",
];
