import type { ProductPage } from "@suvarna/contract/catalogue/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/listing";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { BANDS, bandLabel, isAmountInBand, toggleBand } from "./bands.ts";
import { FilterChoices } from "./filter-choices.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { PriceFields } from "./price-fields.tsx";
import { changeFilters, type ListFilter, type ShopFilters } from "./shop-filters.ts";
import type { ShopListing } from "./shop-listing.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

/**
 * The form with the filters of the listing. With JavaScript every choice changes the page's address
 * at once; without JavaScript the form has a submit button. On the page of a kind, the group of
 * kinds is collapsed.
 */
export function FilterForm({
  id,
  listing,
  address,
  inSheet = false,
}: {
  id: string;
  listing: ShopListing;
  address: ListingAddress;
  /** Whether the form is in the sheet of a narrow screen, with its first groups as pills. */
  inSheet?: boolean;
}) {
  const { filters, show } = address;
  const { facets, hasCategories } = listing;
  const available = facets.availability.find(({ value }) => value === "true");
  const form = useRef<HTMLFormElement>(null);
  // Only a form that the server rendered can have choices from before hydration; a form that the
  // browser renders has no earlier choices.
  const [isFromServer] = useState(!useHydrated());
  useEffect(() => {
    if (isFromServer) sendEarlyChoices(form.current);
  }, [isFromServer]);
  const isOfKind = filters.kind.length > 0;
  const list = (key: ListFilter, counts: Counts = facets[key]) => (
    <FilterChoices
      of={key}
      counts={counts}
      address={address}
      asPills={inSheet && AS_PILLS.includes(key)}
    />
  );
  // On an empty listing a group without choices is collapsed. A listing that becomes empty while
  // the visitor chooses keeps its groups, so that nothing moves below the hand.
  const [arrivedEmpty, setArrivedEmpty] = useState(listing.total === 0);
  if (arrivedEmpty && listing.total > 0) setArrivedEmpty(false);
  const opens = (key: ListFilter) => !arrivedEmpty || facets[key].some(({ count }) => count > 0);
  const group = (key: ListFilter, legend: string, open = false) => {
    const chosen = filters[key].length;
    return (
      <FilterGroup legend={legend} chosen={chosen} open={chosen > 0 || (open && opens(key))}>
        {list(key)}
      </FilterGroup>
    );
  };
  const price = (
    <FilterGroup legend={say.priceWithGst} open>
      <PriceFields counts={facets.price} address={address} />
    </FilterGroup>
  );
  return (
    <form ref={form} id={id} method="get" autoComplete="off">
      <FilterGroup
        legend={say.kind}
        chosen={filters.kind.length}
        open={inSheet || (!isOfKind && opens("kind"))}
      >
        {list("kind")}
      </FilterGroup>
      {group("colour", say.metalAndColour, true)}
      {inSheet ? price : null}
      {group("carat", say.carat, !inSheet)}
      <FilterGroup
        legend={say.category}
        chosen={filters.category.length + filters.metal.length}
        open={!hasCategories || filters.category.length + filters.metal.length > 0}
      >
        {hasCategories ? null : (
          <p role="status" className="mb-2 bg-amber-tint px-3 py-2 text-caption text-amber">
            {say.categoriesFailed}
          </p>
        )}
        {list("category")}
      </FilterGroup>
      {group("stone", say.stone, isOfKind)}
      {group("occasion", say.occasion)}
      {facets.collection.length > 0 ? group("collection", say.collection) : null}
      {inSheet ? null : price}
      <FilterGroup legend={say.weight} chosen={hasWeight(filters) ? 1 : 0}>
        <WeightLinks counts={facets.weight} address={address} />
      </FilterGroup>
      <FilterGroup legend={say.availability} chosen={filters.available === null ? 0 : 1}>
        <Checkbox
          name="available"
          value="true"
          checked={filters.available === true}
          disabled={available?.count === 0 && filters.available !== true}
          onChange={() =>
            show(changeFilters(filters, { available: filters.available === true ? null : true }))
          }
          aside={available?.count}
        >
          {say.inStockOrToOrder}
        </Checkbox>
      </FilterGroup>
      <FilterInputs filters={filters} />
      <div className="hidden pt-5 noscript:block">
        <Button type="submit" wide>
          {say.apply}
        </Button>
      </div>
    </form>
  );
}

type Counts = ProductPage["facets"]["kind"];

/** The filters whose values are shown as rows of pills in the sheet of a narrow screen. */
const AS_PILLS: readonly ListFilter[] = ["kind", "colour", "stone"];

const hasWeight = ({ minWeight, maxWeight }: ShopFilters) =>
  minWeight !== null || maxWeight !== null;

/** Applies the choices that a visitor made in the form before hydration. */
function sendEarlyChoices(form: HTMLFormElement | null): void {
  const isChanged = [...(form?.elements ?? [])].some((field) =>
    field instanceof HTMLInputElement
      ? field.checked !== field.defaultChecked || field.value !== field.defaultValue
      : field instanceof HTMLSelectElement &&
        [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected),
  );
  if (isChanged) form?.requestSubmit();
}

/**
 * Hidden fields for the filters that have no control in the form, so that submitting keeps them.
 */
function FilterInputs({ filters }: { filters: ShopFilters }) {
  const { q, metal, minPrice, maxPrice, minWeight, maxWeight, minDiscount, maxDiscount } = filters;
  const inputs = { q, minPrice, maxPrice, minWeight, maxWeight, minDiscount, maxDiscount };
  return (
    <>
      {metal.map((value) => (
        <input key={value} type="hidden" name="metal" value={value} />
      ))}
      {Object.entries(inputs).map(([name, value]) =>
        value === null || value === "" ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
    </>
  );
}

/**
 * The bands of weight as links: a band sets two filters at once, which no single form field can do.
 */
function WeightLinks({
  counts,
  address: { filters, hrefOf },
}: {
  counts: Counts;
  address: ListingAddress;
}) {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  return BANDS.weight.map((band) => {
    const count = countOf.get(band.value) ?? 0;
    const chosen = isAmountInBand(filters, "weight", band);
    if (count === 0 && !chosen) return null;
    return (
      <Link
        key={band.value}
        to={hrefOf(toggleBand(filters, "weight", band))}
        preventScrollReset
        aria-current={chosen ? "true" : undefined}
        className="flex items-start gap-3 py-2 text-[0.9375rem] leading-[1.45]"
      >
        <span
          aria-hidden
          className={`tick mt-px rounded-full! ${chosen ? "border-6! border-wine!" : ""}`}
        />
        <span className="flex-1">{bandLabel("weight", band)}</span>
        <span className="text-caption text-ink-mute tabular-nums">{count}</span>
      </Link>
    );
  });
}
