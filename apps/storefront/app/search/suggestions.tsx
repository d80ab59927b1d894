import { suggest } from "@suvarna/contract/catalogue/calls";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/search";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { History, Search } from "lucide";
import { type ReactNode, type RefObject, useId } from "react";
import { Link, useNavigate } from "react-router";
import { metalAndWeight, PayablePrice, PHOTOGRAPH, piecesText } from "../pieces/index.ts";
import { browserApi } from "../platform/api.ts";
import { Queries } from "../platform/queries-provider.tsx";
import { useRootData } from "../platform/root-data.ts";
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
  const text = useDebouncedText(field);
  const navigate = useNavigate();
  const { searches, clear } = useRecentSearches();
  const query = useQuery({
    queryKey: ["suggest", text],
    queryFn: ({ signal }) => browserApi.call(suggest, { query: { q: text } }, { signal }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  const groups = suggestionGroups(text, query.isError ? undefined : query.data, searches);
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
  if (!box.open || (text === "" && searches.length === 0)) return null;
  const total = query.isError ? undefined : query.data?.total;
  return (
    <div className="flex flex-col pt-4.5 xl:pt-6">
      <div
        id={listId}
        role="listbox"
        aria-label={say.suggestions}
        className="grid gap-y-4 xl:grid-cols-[15rem_minmax(0,1fr)] xl:content-start xl:gap-x-16"
      >
        {groups.map(({ title, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, no part of a form
          <div
            key={title}
            role="group"
            aria-label={title}
            // In the order of the arrow keys the pieces come first, but they are shown at the right
            // of the other suggestions.
            className={
              title === say.products
                ? "max-xl:order-1 xl:col-start-2 xl:row-span-3 xl:row-start-1"
                : title === say.allResults
                  ? "max-xl:order-2 xl:col-start-1"
                  : "xl:col-start-1"
            }
          >
            <GroupTitle title={title} total={total} />
            <div className={CLASSES[title] ?? ""}>
              {suggestions.map((suggestion) => {
                const index = all.indexOf(suggestion);
                return (
                  <Option
                    key={suggestion.to}
                    id={`${listId}-${index}`}
                    typed={text}
                    suggestion={suggestion}
                    active={index === box.active}
                    onChoose={box.close}
                  />
                );
              })}
            </div>
          </div>
        ))}
      </div>
      {text === "" ? (
        <TextButton className="min-h-11 self-start" onClick={forget}>
          {say.clearRecent}
        </TextButton>
      ) : (
        <Outcome
          state={query.isError ? "failed" : query.isPending ? "waiting" : "there"}
          found={total === 0 ? 0 : all.length - 1}
        />
      )}
    </div>
  );
}

/**
 * The classes of suggested pieces: rows on a narrow screen, four cards side by side on a wide
 * screen.
 */
const PIECES = "max-xl:divide-y max-xl:divide-line xl:grid xl:grid-cols-4 xl:gap-6";
/**
 * The classes of the suggestions in a group, by the group's heading. Suggested words are pills on a
 * narrow screen and lines on a wide screen; the kinds offered when nothing was found are pills on
 * both, because nothing stands beside them.
 */
const CLASSES: Readonly<Record<string, string>> = {
  [say.products]: PIECES,
  [say.doYouMean]: "max-xl:flex max-xl:flex-wrap max-xl:gap-2",
  [say.lookAt]:
    "flex flex-wrap gap-2 *:mx-0! *:rounded-round *:border *:border-line-strong *:px-4!",
};

function GroupTitle({ title, total }: { title: string; total: number | undefined }) {
  if (title === say.allResults) return null;
  const words = title === say.products ? (total ? piecesText(total) : "") : title;
  return (
    <p aria-hidden className="mb-2 text-caption text-ink-mute tabular-nums">
      {words}
    </p>
  );
}

function Option({
  id,
  typed,
  suggestion,
  active,
  onChoose,
}: {
  id: string;
  typed: string;
  suggestion: Suggestion;
  active: boolean;
  onChoose(): void;
}) {
  const isPill = suggestion.kind === "words";
  return (
    <Link
      id={id}
      to={suggestion.to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onChoose}
      className={
        suggestion.kind === "product"
          ? "group flex items-center gap-4 py-3 aria-selected:bg-wine-tint xl:block xl:p-0"
          : `flex min-h-11 items-center gap-2.5 text-[0.9375rem] hover:underline hover:underline-offset-4 aria-selected:bg-wine-tint xl:-mx-2.5 xl:px-2.5 ${isPill ? "max-xl:rounded-round max-xl:border max-xl:border-line-strong max-xl:px-4 max-xl:text-small" : ""}`
      }
    >
      {suggestion.kind === "product" ? (
        <ProductOption product={suggestion.product} />
      ) : (
        <>
          {isPill ? null : (
            <Icon
              of={suggestion.kind === "recent" ? History : Search}
              size={17}
              className="shrink-0 text-ink-mute"
            />
          )}
          <span className="min-w-0 truncate">
            <Typed words={suggestion.words} typed={isPill ? typed : ""} />
          </span>
          {suggestion.note ? (
            <span className="text-caption whitespace-nowrap text-ink-mute tabular-nums">
              {suggestion.note}
            </span>
          ) : null}
        </>
      )}
    </Link>
  );
}

/** Shows a suggestion with the typed part in bold. */
function Typed({ words, typed }: { words: string; typed: string }) {
  const at = typed === "" ? -1 : words.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return words;
  const end = at + typed.length;
  return (
    <>
      {words.slice(0, at)}
      <b className="font-semibold">{words.slice(at, end)}</b>
      {words.slice(end)}
    </>
  );
}

function ProductOption({
  product,
}: {
  product: Extract<Suggestion, { kind: "product" }>["product"];
}) {
  return (
    <>
      <Picture
        src={product.image}
        ground={product.imageGrounds?.[0]}
        alt=""
        {...PHOTOGRAPH}
        sizes="(min-width: 80rem) 240px, 82px"
        className="size-20.5 shrink-0 xl:aspect-[7/8] xl:h-auto xl:w-full"
      />
      <div className="min-w-0 flex-1 xl:mt-3.5">
        <span
          lang={language.langOf(product.name)}
          className="block truncate text-[0.9375rem] font-medium group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {product.name}
        </span>
        <span className="mt-0.5 mb-1 block text-caption text-ink-mute tabular-nums">
          {metalAndWeight(product)}
        </span>
        <PayablePrice product={product} />
      </div>
    </>
  );
}

/** The result of the search as text, which is shown in the panel and announced by a live region. */
function Outcome({ state, found }: { state: "waiting" | "failed" | "there"; found: number }) {
  const isFound = state === "there" && found > 0;
  return (
    <>
      {state === "waiting" ? <Waiting /> : null}
      {/* The live region is there before its text: a screen reader announces only changes. */}
      <p
        role="status"
        className={
          isFound || state === "waiting" ? "sr-only" : "order-first pb-4 text-body text-ink-soft"
        }
      >
        {state === "failed" ? say.suggestionsFailed : null}
        {state === "there" ? isFound ? say.suggestionsFound(found) : <NothingFound /> : null}
      </p>
    </>
  );
}

function NothingFound() {
  const phone = useRootData()?.shop.phone;
  return (
    <>
      {say.nothingOfThisName}
      {phone ? (
        <span>
          {" "}
          {say.askUs}
          <span className="num">{phone}</span>
        </span>
      ) : null}
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden className={`${PIECES} pt-2 xl:ml-76`}>
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className="flex items-center gap-4 py-3 xl:block xl:p-0">
          <Skeleton className="size-20.5 xl:aspect-[7/8] xl:h-auto xl:w-full" />
          <div className="grid flex-1 gap-2 xl:mt-3.5">
            <SkeletonLine className="w-1/2" />
            <SkeletonLine className="w-1/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
