import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "./button.tsx";
import { Empty } from "./states.tsx";

/**
 * The text in place of a later page that has become empty, because entries left the list.
 * @param firstPage the name of the link to the first page
 * @param parameter the parameter of the address that has the cursor
 */
export function EmptyPage({
  firstPage = "Newest",
  parameter = "cursor",
}: {
  firstPage?: string;
  parameter?: string;
}) {
  const [params] = useSearchParams();
  const first = new URLSearchParams(params);
  first.delete(parameter);
  return (
    <Empty
      title="Nothing is left on this page"
      action={
        <ButtonLink small icon={ChevronLeft} to={`?${first}`}>
          {firstPage}
        </ButtonLink>
      }
    >
      The list has become shorter meanwhile.
    </Empty>
  );
}

/**
 * The foot of a list: how many entries are shown, and links to the previous and the next page. The
 * cursor of a page is in the address, so that Back leads to the page before.
 * @param nextCursor the cursor of the next page; null after the last page
 * @param parameter the parameter of the address that has the cursor
 * @param names the names of the links to the first and to the next page
 */
export function ListFoot({
  summary,
  nextCursor,
  keys,
  parameter = "cursor",
  names = { first: "Newest", next: "Older" },
}: {
  /** The text that counts the entries, such as "1 to 50 of 1,206". */
  summary: ReactNode;
  nextCursor: string | null;
  /** The keys of the list, which a wide screen shows in the middle. */
  keys?: ReactNode;
  parameter?: string;
  names?: { readonly first: string; readonly next: string };
}) {
  const [params] = useSearchParams();
  const isFirst = !params.has(parameter);
  if (isFirst && nextCursor === null && !keys) {
    return <p className="mt-3.5 text-caption text-ink-mute">{summary}</p>;
  }
  const first = new URLSearchParams(params);
  first.delete(parameter);
  const next = new URLSearchParams(params);
  if (nextCursor !== null) next.set(parameter, nextCursor);
  return (
    <div className="mt-3.5 flex flex-wrap items-center justify-between gap-3">
      <span className="text-caption text-ink-mute">{summary}</span>
      {keys ? <span className="text-caption text-ink-mute max-md:hidden">{keys}</span> : null}
      <div className="flex gap-1">
        {isFirst ? null : (
          <ButtonLink small icon={ChevronLeft} to={`?${first}`}>
            {names.first}
          </ButtonLink>
        )}
        {nextCursor === null ? null : (
          <ButtonLink small icon={ChevronRight} className="flex-row-reverse" to={`?${next}`}>
            {names.next}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
