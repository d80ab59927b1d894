import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";

/** Skeletons of product cards, as the entries of a grid's list. */
export function ProductCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is identified by its position
    <li key={index}>
      <Skeleton className="aspect-[7/8]" />
      <SkeletonLine className="mt-4 w-3/5" />
      <SkeletonLine className="mt-2.5 w-2/5" />
    </li>
  ));
}
