import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "./button.tsx";

/**
 * The foot of a list: how many entries are shown, and links to the previous and the next page. The
 * cursor of a page is in the address, so that Back leads to the page before.
 * @param nextCursor the cursor of the next page; null after the last page
 */
export function ListFoot({
  summary,
  nextCursor,
  keys,
}: {
  /** The text that counts the entries, such as "1 to 50 of 1,206". */
  summary: ReactNode;
  nextCursor: string | null;
  /** The keys of the list, which a wide screen shows in the middle. */
  keys?: ReactNode;
}) {
  const [params] = useSearchParams();
  const isFirst = !params.has("cursor");
  if (isFirst && nextCursor === null && !keys) {
    return <p className="mt-3.5 text-caption text-ink-mute">{summary}</p>;
  }
  const first = new URLSearchParams(params);
  first.delete("cursor");
  const next = new URLSearchParams(params);
  if (nextCursor !== null) next.set("cursor", nextCursor);
  return (
    <div className="mt-3.5 flex flex-wrap items-center justify-between gap-3">
      <span className="text-caption text-ink-mute">{summary}</span>
      {keys ? <span className="text-caption text-ink-mute max-md:hidden">{keys}</span> : null}
      <div className="flex gap-1">
        {isFirst ? null : (
          <ButtonLink small icon={ChevronLeft} to={`?${first}`}>
            Newest
          </ButtonLink>
        )}
        {nextCursor === null ? null : (
          <ButtonLink small icon={ChevronRight} className="flex-row-reverse" to={`?${next}`}>
            Older
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
