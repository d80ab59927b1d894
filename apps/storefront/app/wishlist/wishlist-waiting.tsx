import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import { WISHLIST_GRID } from "./wishlist-grid.ts";

/** The skeleton of the wishlist while it is loading. */
export function WishlistWaiting() {
  return (
    <ul aria-busy className={WISHLIST_GRID}>
      {[0, 1, 2, 3].map((card) => (
        <li key={card}>
          <Skeleton className="aspect-[7/8]" />
          <SkeletonLine className="mt-4.5 w-2/3" />
          <SkeletonLine className="mt-3 w-1/2" />
          <SkeletonLine className="mt-3.5 w-2/5" />
          <Skeleton className="mt-5 h-11 rounded-control" />
        </li>
      ))}
    </ul>
  );
}
