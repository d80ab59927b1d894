import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";

/** The skeleton of the order page. */
export function OrderWaiting() {
  return (
    <div aria-busy>
      <div className="grid gap-6 border-y border-line py-10 sm:grid-cols-4">
        {["w-24", "w-24", "w-20", "w-20"].map((width, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          <SkeletonLine key={step} className={width} />
        ))}
      </div>
      <div className="grid gap-11 pt-12 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-16">
        <Skeleton className="h-60" />
        <Skeleton className="h-84" />
      </div>
    </div>
  );
}
