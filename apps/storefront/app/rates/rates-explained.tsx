import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import * as say from "@suvarna/words/here/rates";
import { useShop } from "../platform/root-data.ts";
import { GOLD_VALUE } from "../site-map.ts";
import { RateTime } from "./rate-time.tsx";
import { SilverPurity } from "./silver-purity.tsx";

/** Explains the source of the rate and the charges that it does not include, with links to more. */
export function RatesExplained({
  carat,
  entries,
}: {
  carat: Carat;
  entries: readonly RateEntry[];
}) {
  const { exchangePercent } = useShop();
  return (
    <section
      aria-labelledby="about-the-rate"
      className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-8 bg-shell p-6 sm:mt-22 sm:p-11 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <div>
        <h2 id="about-the-rate" className="heading-3">
          {say.aboutThisRate}
        </h2>
        <p className="mt-3 max-w-[44em] text-ink-soft">{say.rateExplained}</p>
        <SilverPurity className="mt-2.5 max-w-[44em]" />
        <RateTime entries={entries} className="mt-2.5" />
      </div>
      <div className="flex flex-col gap-3 sm:flex-row lg:flex-col">
        <ButtonLink to={`/shop?${new URLSearchParams({ carat })}`}>
          {say.seePieces(carat)}
        </ButtonLink>
        <ButtonLink to={`${GOLD_VALUE}?${new URLSearchParams({ carat })}`} look="secondary">
          {say.valueYourGold(exchangePercent)}
        </ButtonLink>
      </div>
    </section>
  );
}
