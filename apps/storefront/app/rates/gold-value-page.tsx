import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import { useSearchParams } from "react-router";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { pageMeta } from "../platform/meta.ts";
import { useShop } from "../platform/root-data.ts";
import { RATES } from "../site-map.ts";
import type { Route } from "./+types/gold-value-page.ts";
import { GoldValueForm } from "./gold-value-form.tsx";
import { NotReturned } from "./not-returned.tsx";
import { RateTime } from "./rate-time.tsx";
import { readRatesView } from "./rates-address.ts";

export function meta(place: Route.MetaArgs) {
  return pageMeta(
    {
      title: "What your gold is worth today",
      description:
        "Weigh your old gold or silver by today’s live rate: its metal value, what we give for it " +
        "in exchange, and what is not returned.",
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
          { label: "Home", to: "/" },
          { label: "Gold rate", to: RATES },
          { label: "Value of your gold" },
        ]}
      />
      <PageHead title="What your gold is worth today">
        <p className="text-lead">
          Its weight at the rate of now, and what we give for it in exchange for a new piece.
        </p>
        <RateTime entries={entries} className="mt-2" />
      </PageHead>
      <div className="grid items-start gap-11 lg:grid-cols-2 xl:gap-18">
        <GoldValueForm start={carat} weight={search.get("weight") ?? "10"} />
        <div className="bg-shell p-6 sm:p-9">
          <div className="reading">
            <section>
              <h2 className="heading-3">What is returned</h2>
              <p>
                {exchangePercent}% of the metal’s value at the rate of the moment at which you bring
                it, against a new piece of your choice. The weight that counts is the metal’s own,
                after we have taken off stones and tested its fineness in front of you.
              </p>
            </section>
            <NotReturned />
          </div>
          <TextLink to={RATES} className="mt-6">
            How the rate moved
          </TextLink>
        </div>
      </div>
    </div>
  );
}
