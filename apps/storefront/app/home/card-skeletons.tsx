import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";

/** Skeletons for a row of cards, as the entries of its list. */
export function RowCardSkeletons({
  count,
  itemClass = () => "",
  isWide = () => false,
}: {
  count: number;
  /** The classes of a list entry, and whether its card shows two pictures side by side. */
  itemClass?: (index: number) => string;
  isWide?: (index: number) => boolean;
}) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is identified by its position
    <li key={index} className={itemClass(index)}>
      <Skeleton className={isWide(index) ? "aspect-[7/8] lg:aspect-[7/3.89]" : "aspect-[7/8]"} />
      <SkeletonLine className="mt-4 w-3/5" />
      <SkeletonLine className="mt-2.5 w-2/5" />
    </li>
  ));
}
