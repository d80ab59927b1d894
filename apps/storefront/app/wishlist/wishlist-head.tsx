import { PageHead } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/wishlist";
import { useFeedStatus } from "../platform/live-rates/live-rates.ts";
import { shopStatus } from "../platform/live-rates/status-words.ts";
import { useShownWishlist } from "./wishlist-items.ts";

/** The heading of the wishlist page, with the number of pieces once the number is known. */
export function WishlistHead() {
  const count = useShownWishlist().items?.length;
  return (
    <PageHead
      title={
        <>
          {say.myWishlist}
          {count === undefined ? null : <Count count={count} />}
        </>
      }
    >
      {count === 0 ? null : <PricesFollow />}
    </PageHead>
  );
}

function Count({ count }: { count: number }) {
  return <span className="text-ink-mute">{say.count(count)}</span>;
}

function PricesFollow() {
  const { dot } = useFeedStatus(shopStatus);
  return (
    <p className="flex items-center gap-2 text-caption">
      <i
        aria-hidden
        className={`size-2 rounded-full ${dot === "live" ? "bg-dot-live" : "bg-line-strong"}`}
      />
      {say.pricesFollow}
    </p>
  );
}
