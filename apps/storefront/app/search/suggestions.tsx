import { suggest } from "@suvarna/contract/catalogue/calls";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { History, LayoutGrid, type LucideIcon, Search } from "lucide-react";
import { type ReactNode, type RefObject, useId } from "react";
import { Link, useNavigate } from "react-router";
import { PHOTOGRAPH } from "../pieces/index.ts";
import { browserApi } from "../platform/api.ts";
import { Queries } from "../platform/queries-provider.tsx";
import { useRecentSearches } from "./recent-searches.ts";
import { type Suggestion, suggestionGroups } from "./suggestion-list.ts";
import { useCombobox } from "./use-combobox.ts";
import { useDebouncedText } from "./use-debounced-text.ts";

interface Props {
  field: RefObject<HTMLInputElement | null>;
}

/** The list of suggestions below the search field. */
export function Suggestions(props: Props): ReactNode {
  return (
    <Queries>
      <SuggestionBox {...props} />
    </Queries>
  );
}

function SuggestionBox({ field }: Props) {
  const listId = useId();
  const typed = useDebouncedText(field);
  const navigate = useNavigate();
  const { searches, clear } = useRecentSearches();
  const query = useQuery({
    queryKey: ["suggest", typed],
    queryFn: ({ signal }) => browserApi.call(suggest, { query: { q: typed } }, { signal }),
    enabled: typed !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  const groups = suggestionGroups(typed, query.isError ? undefined : query.data, searches);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const box = useCombobox({
    field,
    listId,
    count: all.length,
    choose(index) {
      const chosen = all[index];
      if (chosen) void navigate(chosen.to);
    },
  });
  function forget() {
    clear();
    field.current?.focus();
  }
  if (!box.open || (typed === "" && searches.length === 0)) return null;
  const found = all.length - 1;
  return (
    <div className="max-h-[max(100svh-13rem,16rem)] overflow-y-auto overscroll-contain max-xl:-mx-3 max-xl:mt-3 xl:absolute xl:top-full xl:right-0 xl:z-10 xl:mt-2 xl:w-105 xl:border xl:border-line xl:bg-surface xl:p-2 xl:shadow-float">
      <div id={listId} role="listbox" aria-label="Suggestions">
        {groups.map(({ title, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, no part of a form
          <div key={title} role="group" aria-label={title}>
            {title === "All results" ? null : (
              <p aria-hidden className="label px-3 pt-3 pb-1">
                {title}
              </p>
            )}
            {suggestions.map((suggestion) => {
              const index = all.indexOf(suggestion);
              return (
                <Option
                  key={suggestion.to}
                  id={`${listId}-${index}`}
                  suggestion={suggestion}
                  active={index === box.active}
                  onChoose={box.close}
                />
              );
            })}
          </div>
        ))}
      </div>
      {typed === "" ? (
        <div className="px-3 pt-1 pb-2">
          <TextButton className="min-h-11" onClick={forget}>
            Clear recent searches
          </TextButton>
        </div>
      ) : (
        <Outcome
          state={query.isError ? "failed" : query.isPending ? "waiting" : "there"}
          found={found}
        />
      )}
    </div>
  );
}

function Option({
  id,
  suggestion,
  active,
  onChoose,
}: {
  id: string;
  suggestion: Suggestion;
  active: boolean;
  onChoose(): void;
}) {
  return (
    <Link
      id={id}
      to={suggestion.to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onChoose}
      className="flex min-h-11 items-center gap-3.5 px-3 py-1.5 hover:bg-shell aria-selected:bg-wine-tint"
    >
      {suggestion.kind === "product" ? (
        <ProductLine product={suggestion.product} />
      ) : (
        <>
          <Icon of={ICONS[suggestion.kind]} size={17} className="text-ink-mute" />
          <span className="min-w-0 flex-1 truncate text-[0.9375rem]">{suggestion.words}</span>
        </>
      )}
    </Link>
  );
}

const ICONS: Readonly<Record<Exclude<Suggestion["kind"], "product">, LucideIcon>> = {
  category: LayoutGrid,
  recent: History,
  all: Search,
};

function ProductLine({
  product: { name, image, discountedPrice },
}: {
  product: Extract<Suggestion, { kind: "product" }>["product"];
}) {
  return (
    <>
      <Picture src={image} alt="" {...PHOTOGRAPH} sizes="44px" className="size-11 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.9375rem] font-medium">{name}</span>
        <span className="num text-caption text-ink-mute">
          {discountedPrice === null ? "Price on request" : formatRupees(paise(discountedPrice))}
        </span>
      </span>
    </>
  );
}

/** The result of the query: shown in the list, and announced by a live region. */
function Outcome({ state, found }: { state: "waiting" | "failed" | "there"; found: number }) {
  if (state === "waiting") return <Waiting />;
  const words =
    state === "failed"
      ? "Suggestions can’t be loaded now. Press Enter to search."
      : found === 0
        ? "No suggestions"
        : `${found} ${found === 1 ? "suggestion" : "suggestions"}`;
  return (
    <p
      role="status"
      className={state === "there" && found > 0 ? "sr-only" : "px-3 py-2 text-small text-ink-mute"}
    >
      {words}
    </p>
  );
}

function Waiting() {
  return (
    <div aria-hidden>
      {[1, 2, 3].map((line) => (
        <div key={line} className="flex items-center gap-3.5 px-3 py-1.5">
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <SkeletonLine className="w-1/2" />
            <SkeletonLine className="w-1/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
