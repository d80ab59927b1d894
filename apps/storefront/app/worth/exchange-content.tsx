import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { MetalWorth } from "@suvarna/domain/metal-worth";
import type { Milligrams } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import * as gold from "@suvarna/words/here/gold-value";
import * as pieces from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/worth";
import { Link } from "react-router";
import { metalName } from "../pieces/index.ts";
import { useShop } from "../platform/root-data.ts";
import { GOLD_VALUE } from "../site-map.ts";

/**
 * Explains how the value of a piece's metal in exchange is computed, and what the value does not
 * include.
 */
export function ExchangeContent({
  product,
  netWeightMg,
  worth: { metalValue, deduction, exchangeValue },
}: {
  product: Product;
  netWeightMg: Milligrams;
  worth: MetalWorth;
}) {
  const { exchangePercent } = useShop();
  const deducted = Math.round((100 - exchangePercent) * 100) / 100;
  const weight = (netWeightMg / 1000).toFixed(3);
  const address = `${GOLD_VALUE}?${new URLSearchParams({ carat: product.carat, weight })}`;
  return (
    <>
      <Ledger
        caption={say.exchangeCaption}
        rows={[
          {
            label: `${metalName(product)}, ${pieces.weight(netWeightMg)}`,
            detail: say.atTodaysRate,
            value: <Amount paise={metalValue} />,
          },
          {
            label: gold.refiningAndLoss(deducted),
            value: (
              <>
                −<Amount paise={deduction} />
              </>
            ),
          },
        ]}
        total={{ label: gold.inExchangeToday, value: <Amount paise={exchangeValue} /> }}
      />
      <p className="mt-5 text-small text-ink-soft">{say.exchangeExplained}</p>
      <p className="mt-4">
        <Link
          to={address}
          className="link-gold inline-flex min-h-11 items-center text-small text-wine"
        >
          {say.valueOtherMetal}
        </Link>
      </p>
    </>
  );
}
