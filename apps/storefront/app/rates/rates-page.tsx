import { ApiError, UnexpectedAnswer } from "@suvarna/contract/client";
import { getRateDays, getRateHistory, getRates } from "@suvarna/contract/rates/calls";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { CARATS } from "@suvarna/domain/fineness";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { PageHead } from "@suvarna/ui/page.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/rates";
import { Suspense } from "react";
import { useNavigation } from "react-router";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { rootDataOf } from "../platform/root-data.ts";
import { RATES } from "../site-map.ts";
import type { Route } from "./+types/rates-page.ts";
import { type Curve, curveOf } from "./curve.ts";
import { LastDays } from "./last-days.tsx";
import { PastPriceTable, type RateDays } from "./past-price-table.tsx";
import { RateCurve } from "./rate-curve.tsx";
import { type RatesView, readRatesView } from "./rates-address.ts";
import { RatesExplained } from "./rates-explained.tsx";
import { ratesJsonLd } from "./rates-json-ld.ts";
import { TodayByWeight } from "./today-by-weight.tsx";

/**
 * The server renders this calculator with the page; its code, including form validation, is loaded
 * later.
 */
const PieceCost = optionalPart(() => import("./piece-cost.tsx").then(({ PieceCost }) => PieceCost));

interface RatesData {
  readonly view: RatesView;
  readonly curve: Curve;
  readonly days: RateDays;
  /**
   * The current rates, for the page's description, which only search engines read; empty without
   * valid rates and in the browser.
   */
  readonly rates: readonly RateEntry[];
  /**
   * Why the history of rates could not be loaded; on the server a failure sets the page's HTTP
   * status. Null without a failure.
   */
  readonly failure: string | null;
}

const load: Load<RatesData> = async (api, { search, signal }) => {
  const view = readRatesView(search);
  const [{ points }, days] = await Promise.all([
    api.call(getRateHistory, { query: view }, { signal }),
    api.call(getRateDays, { query: {} }, { signal }),
  ]);
  return { view, curve: curveOf(view.carat, points), days, rates: [], failure: null };
};

const NO_DAYS: RateDays = { days: [], before: { "1d": null, "7d": null, "1m": null, "1y": null } };

const loadOrSay: Load<RatesData> = async (api, request) => {
  try {
    return await load(api, request);
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UnexpectedAnswer)) throw error;
    const view = readRatesView(request.search);
    return { view, curve: [], days: NO_DAYS, rates: [], failure: error.message };
  }
};
export const loader = serverLoad<RatesData>(async (api, request) => {
  const [data, rates] = await Promise.all([
    load(api, request),
    api.call(getRates, {}, { signal: request.signal }).catch(() => []),
  ]);
  return { ...data, rates };
});
export const clientLoader = browserLoad(loadOrSay);

export function meta({ loaderData, ...place }: Route.MetaArgs) {
  const root = rootDataOf(place.matches);
  const head = pageMeta(
    {
      title: say.title,
      description: say.description(ratesInWords(loaderData?.rates ?? [])),
      address: RATES,
    },
    place,
  );
  // Search engines read the page as the server sends it. React keeps the server's element.
  const jsonLd = import.meta.env.SSR && root ? [{ "script:ld+json": ratesJsonLd(root.shop) }] : [];
  return [...head, ...jsonLd];
}

function ratesInWords(rates: readonly RateEntry[]): string {
  const [first] = rates;
  if (!first) return say.everyPriceFollows;
  const words = CARATS.flatMap((carat) => {
    const entry = rates.find(({ Carat }) => Carat === carat);
    if (!entry) return [];
    return `${say.metalName(carat)} ${formatRupees(paise(entry.TodayPricePerGram))}`;
  });
  return say.perGramNow(words.join(", "), first.source);
}

/**
 * The page of the current rates and their history. A new section of the page is added to this
 * component.
 */
export default function RatesPage({ loaderData }: Route.ComponentProps) {
  const { view, curve, days, failure } = loaderData;
  const entries = useRateEntries();
  const { state } = useNavigation();
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: navigation.home, to: "/" }, { label: say.goldRate }]} />
      <PageHead title={say.heading}>
        <p className="text-lead">{say.lead}</p>
      </PageHead>
      <RateCurve
        view={view}
        curve={curve}
        entries={entries}
        failure={failure}
        busy={state === "loading"}
      />
      <div className="grid items-start gap-x-11 gap-y-16 pt-16 sm:pt-22 lg:grid-cols-2 xl:gap-x-18">
        <TodayByWeight entries={entries} />
        {days.days.length > 0 ? (
          <>
            <PastPriceTable carat={view.carat} before={days.before} entries={entries} />
            <LastDays days={days.days} />
          </>
        ) : null}
        <Suspense fallback={<div className="min-h-96" />}>
          <PieceCost start={view.carat} />
        </Suspense>
      </div>
      <RatesExplained carat={view.carat} entries={entries} />
    </div>
  );
}
