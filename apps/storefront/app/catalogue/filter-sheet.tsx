import { Button } from "@suvarna/ui/button.tsx";
import { Drawer } from "@suvarna/ui/drawer.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/listing";
import { SlidersHorizontal } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { piecesText } from "../pieces/index.ts";
import { FilterForm } from "./filter-form.tsx";
import { FILTERS_BELOW } from "./filters-below.ts";
import type { ShopListing } from "./shop-listing.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

/** The button for the filters on a narrow screen, which opens them in a sheet from below. */
export function FilterSheet({
  listing,
  address,
}: {
  listing: ShopListing;
  address: ListingAddress;
}) {
  const [open, setOpen] = useState(false);
  const active = address.active.length;
  const { key } = useLocation();
  const navigation = useNavigationType();
  // Going back in the history shows the list, so the sheet of the filters is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its key
  useEffect(() => {
    if (navigation === "POP") setOpen(false);
  }, [navigation, key]);
  return (
    <>
      <button
        type="button"
        className="flex min-h-12 items-center justify-center gap-2.5 text-small font-medium -outline-offset-2! noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} size={17} />
        {say.filters}
        {active > 0 ? (
          <b className="grid size-5 place-items-center rounded-full bg-wine text-[0.6875rem] text-ivory tabular-nums">
            {active}
          </b>
        ) : null}
      </button>
      <a
        href={`#${FILTERS_BELOW}`}
        className="col-span-2 hidden min-h-12 items-center justify-center gap-2.5 text-small font-medium noscript:flex"
      >
        <Icon of={SlidersHorizontal} size={17} />
        {say.filters}
      </a>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={say.filters}
        footer={<SheetActions listing={listing} address={address} onDone={() => setOpen(false)} />}
      >
        <div className="-mt-4 [&_label]:py-2.75">
          <FilterForm id="filters-in-sheet" listing={listing} address={address} inSheet />
        </div>
      </Drawer>
    </>
  );
}

function SheetActions({
  listing,
  address: { active, cleared, show },
  onDone,
}: {
  listing: ShopListing;
  address: ListingAddress;
  onDone(): void;
}) {
  const showButton = useRef<HTMLButtonElement>(null);
  function clear(): void {
    show(cleared);
    // Nothing is left to clear, so this button disappears.
    showButton.current?.focus();
  }
  return (
    <div className="flex items-center gap-5">
      {active.length > 0 ? (
        <button type="button" className="link-gold min-h-11 text-small" onClick={clear}>
          {say.clearFilters}
        </button>
      ) : null}
      <Button ref={showButton} size="small" className="flex-1" onClick={onDone}>
        {say.showPieces(piecesText(listing.total))}
      </Button>
    </div>
  );
}
