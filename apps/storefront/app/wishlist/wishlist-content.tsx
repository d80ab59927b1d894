import * as say from "@suvarna/words/here/wishlist";
import { useEffect, useRef } from "react";
import { LoadFailure } from "../accounts/index.ts";
import { NoValidRate } from "../platform/live-rates/no-valid-rate.tsx";
import { WishlistCard } from "./wishlist-card.tsx";
import { WishlistEmpty } from "./wishlist-empty.tsx";
import { WISHLIST_GRID } from "./wishlist-grid.ts";
import { useShownWishlist } from "./wishlist-items.ts";
import { WishlistWaiting } from "./wishlist-waiting.tsx";

/**
 * The content of the wishlist, from the account or from this browser, while it is loading, failed,
 * empty or full.
 */
export function WishlistContent() {
  const { items, error, retry } = useShownWishlist();
  const list = useFocusAfterRemoval(items?.length);
  if (error && !items?.length) {
    return <LoadFailure error={error} words={say.loadFailed(error.message)} retry={retry} />;
  }
  if (items === undefined) return <WishlistWaiting />;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {error ? <LoadFailure error={error} words={say.someNotLoaded} retry={retry} /> : null}
      {items.length === 0 ? (
        <WishlistEmpty />
      ) : (
        <>
          <NoValidRate className="mb-7" />
          <ul className={WISHLIST_GRID}>
            {items.map((item) => (
              <WishlistCard key={item.productId} item={item} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/**
 * Moves the focus to the list when a card is removed, because the focused button is removed with
 * it.
 */
function useFocusAfterRemoval(count: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const fewer = count !== undefined && before.current !== undefined && count < before.current;
    if (fewer && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
}
