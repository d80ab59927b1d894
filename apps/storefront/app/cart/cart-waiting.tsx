import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";

/** The skeleton of the cart. */
export function CartWaiting() {
  return (
    <div
      aria-busy
      className="grid items-start gap-11 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-10 xl:grid-cols-[minmax(0,1fr)_24.5rem] xl:gap-16"
    >
      <div>
        {[0, 1].map((line) => (
          <div key={line} className="flex items-center gap-5.5 border-b border-line py-6">
            <Skeleton className="h-30 w-24 sm:w-26" />
            <div className="flex-1 space-y-3">
              <SkeletonLine className="w-1/2" />
              <SkeletonLine className="w-1/4" />
            </div>
            <SkeletonLine className="w-20" />
          </div>
        ))}
      </div>
      <Skeleton className="h-104" />
    </div>
  );
}
