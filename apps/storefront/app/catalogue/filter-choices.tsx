import type { ProductPage } from "@suvarna/contract/catalogue/schemas";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import * as say from "@suvarna/words/here/listing";
import { filterWords } from "./filter-words.ts";
import { isChosen, type ListFilter, toggleFilter } from "./shop-filters.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

/** The filters of which the listing leaves out values that no piece of the shop has. */
const LEAVES_OUT: readonly ListFilter[] = ["kind", "occasion"];

/**
 * The values of a filter with their counts. A value that matches no piece of the listing stays in
 * the list, disabled, so that the list does not jump.
 */
export function FilterChoices({
  of: key,
  counts,
  address: { filters, show },
  asPills,
}: {
  of: ListFilter;
  counts: ProductPage["facets"]["category"];
  address: ListingAddress;
  /** Shows the values as pills in rows, which need less height than a list. */
  asPills: boolean;
}) {
  const visibleCounts = counts.filter(
    ({ value, count }) => count > 0 || !LEAVES_OUT.includes(key) || isChosen(filters, key, value),
  );
  if (visibleCounts.length === 0) return <p className="text-small text-ink-mute">{say.noPieces}</p>;
  const choices = visibleCounts.map(({ value, count }) => {
    const chosen = isChosen(filters, key, value);
    const input = {
      name: key,
      value,
      checked: chosen,
      disabled: count === 0 && !chosen,
      onChange: () => show(toggleFilter(filters, key, value)),
    };
    const words = (
      <>
        {key === "colour" ? <Swatch colour={value} /> : null}
        {filterWords(key, value, counts)}
      </>
    );
    return asPills ? (
      <label
        key={value}
        className="relative inline-flex min-h-10 items-center rounded-round border border-line-strong px-3.5 py-0! text-small has-checked:border-wine has-checked:bg-wine has-checked:text-ivory has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine has-disabled:border-line has-disabled:text-ink-mute"
      >
        <input
          type="checkbox"
          {...input}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        {words}
      </label>
    ) : (
      <Checkbox key={value} {...input} aside={count}>
        {words}
      </Checkbox>
    );
  });
  return asPills ? <div className="flex flex-wrap gap-2">{choices}</div> : choices;
}

const SWATCHES: Readonly<Record<string, string>> = {
  yellow: "#d9b25f",
  rose: "#d9a48c",
  white: "#d8d6d2",
  silver: "#c3c5c7",
  "two-tone": "linear-gradient(135deg, #d9b25f 50%, #d8d6d2 50%)",
};

function Swatch({ colour }: { colour: string }) {
  return (
    <i
      aria-hidden
      style={{ background: SWATCHES[colour] }}
      className="mr-2 inline-block size-4 rounded-full border border-line align-[-0.2em]"
    />
  );
}
