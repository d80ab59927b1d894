import { HISTORY_RANGES } from "@suvarna/contract/rates/constants";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { CARATS } from "@suvarna/domain/fineness";
import { Button } from "@suvarna/ui/button.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { RANGE_WORDS } from "@suvarna/words/here/rate-ranges";
import * as say from "@suvarna/words/here/rates";
import { useRevalidator } from "react-router";
import { ChoiceLinks } from "./choice-links.tsx";
import type { Curve } from "./curve.ts";
import { PointsTable } from "./points-table.tsx";
import { RangeFacts } from "./range-facts.tsx";
import { RateChart } from "./rate-chart.tsx";
import { RateHead } from "./rate-head.tsx";
import { type RatesView, ratesAddress } from "./rates-address.ts";
import { useLiveCurve } from "./use-live-curve.ts";

/**
 * The section with the curve of a metal's rate over a range: the choices of metal and range, the
 * current rate, the chart and the summary.
 */
export function RateCurve({
  view,
  curve: loaded,
  entries,
  failure,
  busy,
}: {
  view: RatesView;
  curve: Curve;
  entries: readonly RateEntry[];
  failure: string | null;
  busy: boolean;
}) {
  const curve = useLiveCurve(loaded, view, entries);
  return (
    <section aria-label={say.rateOfMetal(say.metalName(view.carat))}>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3">
        <ChoiceLinks
          label={say.metal}
          options={CARATS.map((carat) => ({
            words: say.metalName(carat),
            to: ratesAddress({ ...view, carat }),
            chosen: carat === view.carat,
          }))}
        />
        <ChoiceLinks
          label={say.time}
          options={HISTORY_RANGES.map((range) => ({
            words: RANGE_WORDS[range],
            to: ratesAddress({ ...view, range }),
            chosen: range === view.range,
          }))}
        />
      </div>
      <RateHead view={view} entries={entries} curve={curve} />
      {failure ? <Failure words={failure} /> : <Drawing view={view} curve={curve} busy={busy} />}
    </section>
  );
}

function Drawing({ view, curve, busy }: { view: RatesView; curve: Curve; busy: boolean }) {
  if (curve.length < 2) {
    return (
      <EmptyState
        rank="h3"
        title={say.noHistory(say.metalName(view.carat), RANGE_WORDS[view.range])}
      >
        {say.curveBegins}
      </EmptyState>
    );
  }
  return (
    <>
      <RateChart curve={curve} view={view} busy={busy} />
      <RangeFacts curve={curve} range={view.range} />
      <PointsTable curve={curve} view={view} />
    </>
  );
}

function Failure({ words }: { words: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice kind="error">
      <p>{say.historyFailed(words)}</p>
      <Button
        look="secondary"
        size="small"
        className="mt-4"
        busy={state === "loading" && say.loading}
        onClick={() => void revalidate()}
      >
        {say.tryAgain}
      </Button>
    </Notice>
  );
}
