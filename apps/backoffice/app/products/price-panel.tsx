import type { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import { getShop } from "@suvarna/contract/content/calls";
import { formatWeight } from "@suvarna/domain/formats";
import type { PriceBreakup } from "@suvarna/domain/price";
import { gstOn } from "@suvarna/domain/tax";
import { useEffect, useState } from "react";
import { Ledger, type LedgerRow } from "../parts/ledger.tsx";
import { BigMoney, Money, sayMoney } from "../parts/money.tsx";
import { Panel } from "../parts/page.tsx";
import { useRead } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { breakUpOf, weightOf } from "./content.ts";
import { type RatesOfNow, useRatesOfNow } from "./rates.ts";
import { METAL_WORDS, sayPercent } from "./words.ts";

const SAY_EVERY_MS = 5_000;

/** The panel with the price break-up at the newest rate. It is updated while the user types. */
export function PricePanel({
  content,
  published,
  size,
}: {
  content: ProductContent;
  /** The published content; null for a product that was never published. */
  published: ProductContent | null;
  size: string | null;
}) {
  const rates = useRatesOfNow();
  const now = breakUpOf(content, size, rates.perGram);
  const before = published && breakUpOf(published, size, rates.perGram);
  return (
    <Panel>
      <div className="flex items-baseline justify-between gap-3">
        <h2>Price at today's rate</h2>
        {rates.readAt ? (
          <span className="text-hint text-ink-mute">{sayTime(rates.readAt)}</span>
        ) : null}
      </div>
      <p className="text-caption text-ink-mute">
        {size === null ? "" : `Size ${size}, `}
        {METAL_WORDS[content.carat]}
        {now ? ` at ${sayMoney(now.ratePerGram)}/g` : ""}
      </p>
      {now ? (
        <BreakUp content={content} published={published} size={size} now={now} before={before} />
      ) : (
        <p className="mt-3 text-ink-soft">{whyNone(content, size, rates)}</p>
      )}
    </Panel>
  );
}

function whyNone(content: ProductContent, size: string | null, { perGram }: RatesOfNow): string {
  if (perGram[content.carat] === null) return "This metal has no rate now: price on request.";
  if (weightOf(content, size) === null) return "Enter a net weight to see the price.";
  return "Enter a making charge to see the price.";
}

function BreakUp({
  content,
  published,
  size,
  now,
  before,
}: {
  content: ProductContent;
  published: ProductContent | null;
  size: string | null;
  now: PriceBreakup;
  before: PriceBreakup | null;
}) {
  const gstPercent = useRead(getShop, {}).data?.gstPercent;
  const rise = before ? now.discountedPrice - before.discountedPrice : 0;
  const weight = Math.round((weightOf(content, size) ?? 0) * 1000);
  const making = content.makingcharge ?? 0;
  const wasMaking = published?.makingcharge ?? making;
  const row = (
    label: string,
    part: "metalValue" | "makingCharge" | "stoneValue" | "discount",
    caption?: string,
  ): LedgerRow => ({
    label,
    ...(caption ? { caption } : {}),
    value: <Money paise={part === "discount" ? -now[part] : now[part]} />,
    draft: before !== null && before[part] !== now[part],
  });
  const gst =
    gstPercent === undefined ? null : gstOn(now.discountedPrice, Math.round(gstPercent * 100));
  return (
    <>
      <p className="mt-3">
        <BigMoney paise={now.discountedPrice} />
      </p>
      <SpokenPrice words={sayMoney(now.discountedPrice)} />
      {before && rise !== 0 ? (
        <p className="text-caption text-ink-mute">
          <s>{sayMoney(before.discountedPrice)}</s> <Rise paise={rise} />
        </p>
      ) : null}
      <div className="mt-3">
        <Ledger
          name="Break-up of the price"
          rows={[
            row(
              content.carat === "Silver" ? "Silver" : "Gold",
              "metalValue",
              `${formatWeight(weight)} × ${sayMoney(now.ratePerGram)}`,
            ),
            row(
              "Making",
              "makingCharge",
              `${sayPercent(making)} of the metal${wasMaking === making ? "" : `, was ${sayPercent(wasMaking)}`}`,
            ),
            row("Stones", "stoneValue"),
            row("Discount", "discount"),
          ]}
          total={{ label: "Price", value: <Money paise={now.discountedPrice} /> }}
        />
      </div>
      {gst === null ? null : (
        <div className="mt-2">
          <Ledger
            name="With GST"
            rows={[
              { label: `GST ${sayPercent(gstPercent ?? 0)}`, value: <Money paise={gst} /> },
              {
                label: <span className="font-medium">Shopper pays</span>,
                value: <Money paise={now.discountedPrice + gst} className="font-semibold" />,
              },
            ]}
          />
        </div>
      )}
      <p className="mt-2 text-hint text-ink-mute">
        Making earns {sayMoney(now.makingCharge)}
        {size === null ? "" : " on this size"}.
      </p>
    </>
  );
}

/** The difference between the new and the published price. */
export function Rise({ paise }: { paise: number }) {
  return (
    <span className={`num ${paise > 0 ? "text-leaf" : "text-alert"}`}>
      {paise > 0 ? "▲" : "▼"} {sayMoney(Math.abs(paise))}
    </span>
  );
}

/** The price for screen readers. It is debounced, so that they announce only the last price. */
function SpokenPrice({ words }: { words: string }) {
  const [spoken, setSpoken] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), SAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <span className="sr-only" aria-live="polite">
      {spoken}
    </span>
  );
}
