import type { Product } from "@suvarna/contract/catalogue/schemas";
import { formatWeight } from "@suvarna/domain/formats";
import type { MetalWorth } from "@suvarna/domain/metal-worth";
import type { Milligrams } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";
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
        caption="What its metal is worth in exchange today"
        rows={[
          {
            label: `${metalName(product)}, ${formatWeight(netWeightMg)}`,
            detail: "at today’s rate",
            value: <Amount paise={metalValue} />,
          },
          {
            label: `Refining and loss, ${deducted}%`,
            value: (
              <>
                −<Amount paise={deduction} />
              </>
            ),
          },
        ]}
        total={{ label: "In exchange today", value: <Amount paise={exchangeValue} /> }}
      />
      <p className="mt-5 text-small text-ink-soft">
        This is its value at the rate of this moment. When you bring it, the rate and the weight of
        that day count, so it may be more or less. Making charge, stones and GST are not part of it.
      </p>
      <p className="mt-4">
        <Link
          to={address}
          className="link-gold inline-flex min-h-11 items-center text-small text-wine"
        >
          Value other gold or silver
        </Link>
      </p>
    </>
  );
}
