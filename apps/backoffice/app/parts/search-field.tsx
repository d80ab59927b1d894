import { Icon } from "@suvarna/ui/icon.tsx";
import { Search } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useKey } from "../platform/keys.ts";

const ANSWERS_AFTER_MS = 150;

/**
 * Searches the list of a page. The words are the query parameter `q` of the page. The key / moves
 * the focus to the field, Enter leaves it for the rows of the list, and Esc empties it.
 */
export function SearchField({ placeholder }: { placeholder: string }) {
  const [params, setParams] = useSearchParams();
  const query = params.get("q") ?? "";
  const [words, setWords] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  useKey("/", () => field.current?.focus());
  useEffect(() => setWords(query), [query]);
  useEffect(() => {
    if (words === query) return;
    const timer = setTimeout(() => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (words.trim()) next.set("q", words.trim());
          else next.delete("q");
          next.delete("cursor");
          return next;
        },
        { replace: true },
      );
    }, ANSWERS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, query, setParams]);
  return (
    <label className="relative min-w-60 flex-1 max-md:w-full max-md:flex-none md:max-w-105">
      <span className="sr-only">{placeholder}</span>
      <Icon of={Search} size={16} className="absolute top-[calc(50%-8px)] left-2.5 text-ink-mute" />
      <input
        ref={field}
        type="search"
        value={words}
        placeholder={placeholder}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            setWords("");
            event.currentTarget.blur();
          }
          if (event.key === "Enter") event.currentTarget.blur();
        }}
        className="h-(--control) w-full rounded-control border border-line-strong bg-surface pr-7.5 pl-8.5 max-md:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      <kbd className="absolute top-[calc(50%-9px)] right-2 max-md:hidden">/</kbd>
    </label>
  );
}

/**
 * The row with the search field and the filters above a list. On a phone the filters scroll
 * sideways in one line.
 */
export function Filters({
  search,
  summary,
  children,
}: {
  search: React.ReactNode;
  /** The number and the sum of the shown entries, at the far end of the row. */
  summary?: React.ReactNode;
  children?: React.ReactNode;
}) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {search}
      {children ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own.
        <div
          role="group"
          aria-label="Filters"
          // A filter that is set or taken off is another button, so the group takes the focus.
          tabIndex={-1}
          className="flex gap-2 outline-none max-md:-mr-(--gutter) max-md:w-[calc(100%+var(--gutter))] max-md:overflow-x-auto max-md:pr-(--gutter)"
        >
          {children}
        </div>
      ) : null}
      {summary ? (
        <span className="ml-auto text-caption text-ink-mute max-md:hidden">{summary}</span>
      ) : null}
    </div>
  );
}
