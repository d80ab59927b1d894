import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { adjustedRate } from "@suvarna/domain/rate-sheet";
import { istShort } from "@suvarna/words/en/indian-time";
import { ButtonLink } from "../parts/button.tsx";
import { Ledger } from "../parts/ledger.tsx";
import { Section } from "../parts/page.tsx";
import { sayPeople, sayPremium, sayShare } from "./rate-words.ts";

/** Shows the import duty and the premium, which convert the world's price into the shop's rate. */
export function WorldToShop({ desk, maySet }: { desk: RatesDesk; maySet: boolean }) {
  const { gold, silver, said: decision } = desk.adjustment;
  return (
    <Section
      title="From world to shop"
      end={
        maySet ? (
          <ButtonLink kind="text" small to="/rates/adjust">
            Change
          </ButtonLink>
        ) : null
      }
    >
      <GoldLedger desk={desk} />
      <p className="mt-2 text-hint text-ink-mute">
        Gold: duty {sayShare(gold.bp)}, premium {sayPremium(gold.perGram)} per gram. Silver: duty{" "}
        {sayShare(silver.bp)}, premium {sayPremium(silver.perGram)} per gram.{" "}
        {decision
          ? `Changed ${istShort(decision.at)} by ${sayPeople(decision)}: “${decision.reason}”.`
          : "As in the shop's settings; nobody has changed it here."}
      </p>
    </Section>
  );
}

function GoldLedger({ desk: { world, adjustment, rates, isByHand } }: { desk: RatesDesk }) {
  const shop = rates[0]?.price;
  if (!world || shop === null || shop === undefined) {
    return (
      <p className="text-ink-soft">
        {isByHand
          ? "People entered the rates of now, so no world price belongs to them."
          : "No world price is kept with the rates of now."}
      </p>
    );
  }
  const { bp, perGram } = adjustment.gold;
  const premium = Math.round(perGram * 100);
  const spot = paise(world.gold);
  const adjusted = adjustedRate(spot, { bp, paisePerGram: premium });
  const isCurrent = adjusted === paise(shop);
  return (
    <Ledger
      name="From the world's price of 24K to the shop's"
      rows={[
        { label: "World spot, 24K per gram", value: formatRupees(spot) },
        { label: `Duty ${sayShare(bp)}`, value: formatRupees(adjusted - premium - spot) },
        { label: "Local premium per gram", value: formatRupees(premium) },
      ]}
      total={{
        label: isCurrent ? "24K of the shop" : "24K from the next reading",
        ...(isCurrent ? {} : { caption: `now ${formatRupees(paise(shop))}` }),
        value: formatRupees(adjusted),
      }}
    />
  );
}
