import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { BESIDE_LIST } from "./message-row.tsx";

/** The list and the letter of a page of letters, while they are loading. */
export function LetterWaiting() {
  return (
    <div aria-busy className={BESIDE_LIST}>
      <Skeleton className="h-80" />
      <Skeleton className="h-120" />
    </div>
  );
}
