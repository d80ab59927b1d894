import { Button } from "@suvarna/ui/button.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { SlidersHorizontal } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { piecesText } from "../pieces/index.ts";
import { FilterForm } from "./filter-form.tsx";
import type { ShopListing } from "./shop-listing.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

/** The filters on a narrow screen, in a dialog behind a button. */
export function FilterSheet({
  listing,
  address,
}: {
  listing: ShopListing;
  address: ListingAddress;
}) {
  const [open, setOpen] = useState(false);
  const { show, cleared } = address;
  const active = address.active.length;
  const { key } = useLocation();
  const navigation = useNavigationType();
  // Going back leads to the list as it was, not to its filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its key
  useEffect(() => {
    if (navigation === "POP") setOpen(false);
  }, [navigation, key]);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} size={17} />
        Filters{active > 0 ? ` · ${active}` : ""}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filters">
        <div className="mt-5 [&_:is(label,a,p)]:py-2.75">
          <FilterForm id="filters-in-sheet" listing={listing} address={address} />
        </div>
        {/* The panel has a padding of 14, which `position: sticky` does not take into account. */}
        <div className="sticky -bottom-14 -mx-6 -mb-6 flex items-center gap-5 border-t border-line bg-surface px-6 py-4 sm:-mx-9 sm:-mb-9 sm:px-9">
          <Button size="small" className="flex-1" onClick={() => setOpen(false)}>
            Show {piecesText(listing.total)}
          </Button>
          <TextButton
            className="min-h-11 text-small!"
            disabled={active === 0}
            onClick={() => show(cleared)}
          >
            Clear Filters
          </TextButton>
        </div>
      </Dialog>
    </>
  );
}
