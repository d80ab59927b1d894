import { Button } from "@suvarna/ui/button.tsx";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { BANDS, type BandKey, bandLabel, bandToggled, isInBand } from "./bands.ts";
import { changed, isChosen, type ListFilter, toggled } from "./shop-filters.ts";
import type { ShopListing } from "./shop-listing.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

/**
 * The filters of the listing. Every choice goes to the page's address at once; without JavaScript
 * it is a plain form with a submit button.
 */
export function FilterForm({
  id,
  listing,
  address,
}: {
  id: string;
  listing: ShopListing;
  address: ListingAddress;
}) {
  const { filters, show } = address;
  const { facets, hasCategories } = listing;
  // A choice that matches no piece stays in the list, disabled, so that it does not vanish.
  const choice = (key: ListFilter, { value, count }: { value: string; count: number }) => {
    const checked = isChosen(filters, key, value);
    return {
      name: key,
      value,
      checked,
      disabled: count === 0 && !checked,
      onChange: () => show(toggled(filters, key, value)),
    };
  };
  const available = facets.availability.find(({ value }) => value === "true");
  const form = useRef<HTMLFormElement>(null);
  // Only the server's page can have choices from before hydration. A form that the browser renders
  // has no earlier choices.
  const [isFromServer] = useState(!useHydrated());
  useEffect(() => {
    if (isFromServer) sendEarlyChoices(form.current);
  }, [isFromServer]);
  return (
    <form ref={form} id={id} method="get" autoComplete="off">
      <Group legend="Category">
        {hasCategories ? null : (
          <p role="status" className="mb-2 bg-amber-tint px-3 py-2 text-caption text-amber">
            Failed to load categories. Using default categories.
          </p>
        )}
        {facets.category.map((facet) => (
          <Checkbox key={facet.value} {...choice("category", facet)} aside={facet.count}>
            {facet.value}
          </Checkbox>
        ))}
      </Group>
      <Group legend="Carat">
        <div className="flex flex-wrap gap-2 pt-1">
          {facets.carat.map((facet) => (
            <Chip key={facet.value} count={facet.count} {...choice("carat", facet)} />
          ))}
        </div>
      </Group>
      <Group legend="Metal">
        {facets.metal.map((facet) => (
          <Checkbox key={facet.value} {...choice("metal", facet)} aside={facet.count}>
            {facet.value}
          </Checkbox>
        ))}
      </Group>
      <Group legend="Price">
        <BandLinks of="price" listing={listing} address={address} />
      </Group>
      <Group legend="Weight">
        <BandLinks of="weight" listing={listing} address={address} />
      </Group>
      <Group legend="Availability">
        <Checkbox
          name="available"
          value="true"
          checked={filters.available === true}
          disabled={available?.count === 0 && filters.available !== true}
          onChange={() =>
            show(changed(filters, { available: filters.available === true ? null : true }))
          }
          aside={available?.count}
        >
          In stock or made to order
        </Checkbox>
      </Group>
      <Kept name="q" value={filters.q} />
      <Kept name="minPrice" value={filters.minPrice} />
      <Kept name="maxPrice" value={filters.maxPrice} />
      <Kept name="minWeight" value={filters.minWeight} />
      <Kept name="maxWeight" value={filters.maxWeight} />
      <Kept name="minDiscount" value={filters.minDiscount} />
      <Kept name="maxDiscount" value={filters.maxDiscount} />
      <div className="hidden noscript:block">
        <Button type="submit" wide>
          Apply
        </Button>
      </div>
    </form>
  );
}

/** Applies the choices that were made in the form before hydration. */
function sendEarlyChoices(form: HTMLFormElement | null): void {
  const isChanged = [...(form?.elements ?? [])].some((field) =>
    field instanceof HTMLInputElement
      ? field.checked !== field.defaultChecked
      : field instanceof HTMLSelectElement &&
        [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected),
  );
  if (isChanged) form?.requestSubmit();
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-5.5">
      <legend className="float-left mb-2 w-full text-small font-semibold">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

/** A hidden field for a filter that the form has no control for. */
function Kept({ name, value }: { name: string; value: string | number | null }) {
  return value === null || value === "" ? null : <input type="hidden" name={name} value={value} />;
}

function Chip({
  count,
  ...input
}: {
  count: number;
  name: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  onChange(): void;
}) {
  return (
    <label className="relative inline-flex min-h-11 items-baseline gap-1.5 rounded-round border border-line-strong bg-surface px-3.5 py-2.5 text-small has-checked:border-wine has-checked:bg-wine has-checked:text-ivory has-disabled:border-line has-disabled:text-ink-mute has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-wine">
      <input {...input} type="checkbox" className="sr-only" />
      {input.value}
      <span className="text-[0.75rem] tabular-nums opacity-80">{count}</span>
    </label>
  );
}

/** The bands are links, because a band sets two keys at once, which no single form field can do. */
function BandLinks({
  of,
  listing,
  address: { filters, hrefOf },
}: {
  of: BandKey;
  listing: ShopListing;
  address: ListingAddress;
}) {
  const counts = new Map(listing.facets[of].map(({ value, count }) => [value, count]));
  return BANDS[of].map((band) => {
    const count = counts.get(band.value) ?? 0;
    const chosen = isInBand(filters, of, band);
    const line = (
      <>
        <span
          aria-hidden
          className={`tick mt-px rounded-full! ${chosen ? "border-6! border-wine!" : ""}`}
        />
        <span className="flex-1">{bandLabel(of, band)}</span>
        <span className="text-caption text-ink-mute tabular-nums">{count}</span>
      </>
    );
    return count === 0 && !chosen ? (
      <p key={band.value} className={`${BAND} text-ink-mute *:first:border-line`}>
        {line}
      </p>
    ) : (
      <Link
        key={band.value}
        to={hrefOf(bandToggled(filters, of, band))}
        preventScrollReset
        aria-current={chosen ? "true" : undefined}
        className={BAND}
      >
        {line}
      </Link>
    );
  });
}
const BAND = "flex items-start gap-3 py-2 text-[0.9375rem] leading-[1.45]";
