import type { ProductPage } from "@suvarna/contract/catalogue/schemas";
import { parseRupees } from "@suvarna/domain/typed-number";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import * as say from "@suvarna/words/here/listing";
import { Link } from "react-router";
import { BANDS, spanLabel } from "./bands.ts";
import { changeFilters, type ShopFilters } from "./shop-filters.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

/** Upper limits of the price with GST, in rupees, that a visitor can choose with one press. */
const UP_TO = [50_000, 100_000, 300_000];

/**
 * The fields for the limits of the price with GST: a bar chart, the most common upper limits, and
 * two text fields.
 */
export function PriceFields({
  counts,
  address: { filters, show, hrefOf },
}: {
  counts: ProductPage["facets"]["price"];
  address: ListingAddress;
}) {
  const { minPayable, maxPayable } = filters;
  const take = (change: Partial<ShopFilters>) => show(changeFilters(filters, change));
  const field = (key: "minPayable" | "maxPayable", label: string, placeholder: string) => (
    <input
      // The key resets the field's text from the address when another filter of the price is
      // chosen.
      key={`${key} ${filters[key] ?? ""}`}
      name={key}
      aria-label={say.inRupees(label)}
      placeholder={placeholder}
      defaultValue={filters[key] ?? ""}
      inputMode="numeric"
      maxLength={10}
      className={`${CONTROL} min-h-11! px-2.5! text-small! tabular-nums`}
      onBlur={({ target }) => {
        const sum = sumOf(target.value);
        if (sum !== filters[key]) take({ [key]: sum });
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
  return (
    <>
      {counts.length > 0 ? <Bars counts={counts} /> : null}
      <ul className="mb-3 flex flex-wrap gap-1.5">
        {UP_TO.map((sum) => {
          const chosen = minPayable === null && maxPayable === sum;
          const next = { minPayable: null, maxPayable: chosen ? null : sum };
          return (
            <li key={sum}>
              <Link
                to={hrefOf(changeFilters(filters, next))}
                preventScrollReset
                aria-current={chosen ? "true" : undefined}
                className="num inline-flex min-h-9 items-center rounded-round border border-line-strong px-2 text-caption hover:border-wine aria-[current]:border-wine aria-[current]:bg-wine-tint"
              >
                {spanLabel("price", null, sum)}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {field("minPayable", say.priceFrom, "₹5,000")}
        <span className="text-small">{say.betweenPrices}</span>
        {field("maxPayable", say.priceTo, "₹20,00,000")}
      </div>
    </>
  );
}

/**
 * A bar chart of how many pieces fall into each range of prices. Screen readers skip the chart,
 * because the fields and the counts of the list give the same data.
 */
function Bars({ counts }: { counts: ProductPage["facets"]["price"] }) {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  const bars = BANDS.price.map(({ value }) => countOf.get(value) ?? 0);
  const most = Math.max(...bars, 1);
  return (
    <div aria-hidden className="mb-2.5 flex h-8.5 items-end gap-0.5">
      {bars.map((count, index) => (
        <i
          key={BANDS.price[index]?.value}
          style={{ height: `${count === 0 ? 3 : Math.max(10, (count / most) * 100)}%` }}
          className={`flex-1 ${count === 0 ? "bg-sand" : "bg-gold"}`}
        />
      ))}
    </div>
  );
}

const MOST_RUPEES = 999_999_999;

/** The rupees of a text such as `₹1,00,000`; null for a text that is not a sum of money. */
function sumOf(text: string): number | null {
  const rupees = parseRupees(text);
  return rupees === null || rupees > MOST_RUPEES ? null : Math.round(rupees);
}
