import { Skeleton } from "@suvarna/ui/skeleton.tsx";

/** The list and the letter of a page of letters, while they are loading. */
export function LetterWaiting() {
  return (
    <div aria-busy className="grid gap-9 lg:grid-cols-[24.5rem_minmax(0,1fr)] lg:gap-11">
      <Skeleton className="h-80" />
      <Skeleton className="h-120" />
    </div>
  );
}
