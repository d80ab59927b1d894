import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as say from "@suvarna/words/here/gold-value";
import * as navigation from "@suvarna/words/here/navigation";
import { goldRate } from "@suvarna/words/here/rates";
import { useSearchParams } from "react-router";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { pageMeta } from "../platform/meta.ts";
import { useShop } from "../platform/root-data.ts";
import { RATES } from "../site-map.ts";
import type { Route } from "./+types/gold-value-page.ts";
import { GoldValueForm } from "./gold-value-form.tsx";
import { RateTime } from "./rate-time.tsx";
import { readRatesView } from "./rates-address.ts";
import { ResaleLossNote } from "./resale-loss-note.tsx";

export function meta(place: Route.MetaArgs) {
  return pageMeta(
    {
      title: say.title,
      description: say.description,
      address: "/gold-value",
    },
    place,
  );
}

/** The page about today's value of old metal, and the price that the shop gives in exchange. */
export default function GoldValuePage() {
  const [search] = useSearchParams();
  const { carat } = readRatesView(search);
  const entries = useRateEntries();
  const { exchangePercent } = useShop();
  return (
    <div className="wrap pb-section">
      <Breadcrumb
        trail={[
          { label: navigation.home, to: "/" },
          { label: goldRate, to: RATES },
          { label: navigation.valueOfYourGold },
        ]}
      />
      <PageHead title={say.title}>
        <p className="text-lead">{say.lead}</p>
        <RateTime entries={entries} className="mt-2" />
      </PageHead>
      <div className="grid items-start gap-11 lg:grid-cols-2 xl:gap-18">
        <GoldValueForm start={carat} weight={search.get("weight") ?? "10"} />
        <div className="bg-shell p-6 sm:p-9">
          <div className="reading">
            <section>
              <h2 className="heading-3">{say.whatIsReturned}</h2>
              <p>{say.returned(exchangePercent)}</p>
            </section>
            <ResaleLossNote />
          </div>
          <TextLink to={RATES} className="mt-6">
            {say.howTheRateMoved}
          </TextLink>
        </div>
      </div>
    </div>
  );
}
