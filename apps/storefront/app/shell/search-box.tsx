import { CONTROL } from "@suvarna/ui/control-look.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import { IconButton } from "@suvarna/ui/icon-button.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { base } from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/shell";
import { Search, X } from "lucide";
import { type SubmitEvent, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { SEARCH, searchAddress } from "../site-map.ts";
import { useDismiss } from "./use-dismiss.ts";

/**
 * The search suggestions are loaded when the search field is first used. If they can't be loaded,
 * the field still works.
 */
const Suggestions = optionalPart(() =>
  import("../search/suggestions.tsx").then(({ Suggestions }) => Suggestions),
);

/**
 * The search field of the header: in the bar on a wide screen, behind an icon on a narrow screen.
 * While the field is used, it is in a panel below the header, with its suggestions. The field is a
 * plain form and the icon a plain link, so both work before hydration.
 */
export function SearchBox() {
  const [shown, setShown] = useState(false);
  const [used, setUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const dismissal = useDismiss<HTMLDivElement>(() => setShown(false));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = pathname === SEARCH ? (new URLSearchParams(search).get("q") ?? "") : "";

  // A text that was typed before hydration is kept. After a search on another page the field shows
  // the text of this search.
  const written = useRef(query);
  useEffect(() => {
    if (!input.current || written.current === query) return;
    written.current = query;
    input.current.value = query;
  }, [query]);

  useStillPage(shown);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void navigate(searchAddress(input.current?.value ?? ""));
  }
  function close() {
    setShown(false);
    opener.current?.focus();
  }
  return (
    <>
      {shown ? (
        <div aria-hidden className="absolute inset-x-0 top-full z-9 h-svh bg-wine-deep/45" />
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the panel */}
      <div
        {...dismissal}
        onKeyDown={({ key }) => {
          if (key === "Escape" && shown) close();
        }}
      >
        <Link
          ref={opener}
          to={SEARCH}
          aria-label={say.search}
          aria-expanded={shown}
          className="grid size-11 place-items-center xl:hidden"
          onClick={(event) => {
            event.preventDefault();
            setShown(!shown);
            // The field becomes visible only with the next render, and can take the focus only
            // then.
            if (!shown) requestAnimationFrame(() => input.current?.focus());
          }}
        >
          <Icon of={Search} size={21} />
        </Link>
        {shown ? <Place /> : null}
        <div className={shown ? PANEL : "hidden xl:block xl:w-56"}>
          {/* biome-ignore lint/a11y/useSemanticElements: the element `search` is not known everywhere */}
          <form
            role="search"
            method="get"
            action={base + SEARCH}
            onSubmit={onSubmit}
            className="relative"
          >
            <button
              type="submit"
              aria-label={say.search}
              className="absolute inset-y-0 left-0 grid w-11 place-items-center text-ink-soft"
            >
              <Icon of={Search} size={shown ? 22 : 18} />
            </button>
            <input
              ref={input}
              type="search"
              name="q"
              aria-label={say.searchTheShop}
              placeholder={say.searchJewellery}
              defaultValue={query}
              maxLength={100}
              enterKeyHint="search"
              onFocus={() => {
                setUsed(true);
                setShown(true);
              }}
              onInput={() => setShown(true)}
              className={`${CONTROL} rounded-none border-x-0 border-t-0 bg-transparent pl-11! ${shown ? LARGE : "min-h-11! pr-3! text-small!"}`}
            />
            {shown ? (
              <IconButton
                icon={X}
                label={say.closeTheSearch}
                onClick={close}
                className="absolute! inset-y-0 right-0 my-auto"
              />
            ) : null}
          </form>
          {used ? (
            <Suspense fallback={null}>
              <Suggestions field={input} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </>
  );
}

const PANEL =
  "absolute inset-x-0 top-full z-10 max-h-[calc(100svh-5.9rem)] animate-appear overflow-y-auto " +
  "overscroll-contain border-t border-line bg-surface px-[max(var(--spacing-gutter),calc((100%-var(--container-page))/2))] " +
  "pt-3 pb-6 shadow-float lg:max-h-[calc(100svh-6.9rem)] xl:pt-6 xl:pb-10";
/**
 * The search field in the panel. When it is focused, the line below it becomes thicker and
 * wine-coloured instead of a focus ring.
 */
const LARGE =
  "min-h-14! pr-12! font-display text-[1.375rem]! font-light focus-visible:border-b-2 " +
  "focus-visible:border-wine focus-visible:outline-none " +
  "[&::-webkit-search-cancel-button]:appearance-none xl:min-h-16! xl:text-[1.75rem]!";

/**
 * Keeps the page behind the panel from scrolling. The width of the scrollbar is kept free, so that
 * the page does not move.
 */
function useStillPage(isStill: boolean): void {
  useEffect(() => {
    if (!isStill) return;
    const { style, clientWidth } = document.documentElement;
    style.overflow = "hidden";
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    return () => {
      style.overflow = "";
      style.scrollbarGutter = "";
    };
  }, [isStill]);
}

/**
 * The placeholder that fills the field's place in the header of a wide screen while the field is in
 * the panel.
 */
function Place() {
  return (
    <div
      aria-hidden
      className="hidden min-h-11 w-56 items-center gap-3.25 border-b border-line-strong pl-3.25 text-small text-ink-mute xl:flex"
    >
      <Icon of={Search} size={18} className="text-ink-soft" />
      {say.searchJewellery}
    </div>
  );
}
