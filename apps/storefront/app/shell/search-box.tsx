import { CONTROL } from "@suvarna/ui/control-look.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Search } from "lucide-react";
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { SEARCH, searchAddress } from "../site-map.ts";
import { useDismiss } from "./use-dismiss.ts";

/**
 * The suggestions are loaded when the field is first used. If that fails, the field still works.
 */
const Suggestions = lazy(() =>
  import("../search/suggestions.tsx").then(
    ({ Suggestions }) => ({ default: Suggestions }),
    () => ({ default: () => null }),
  ),
);

/**
 * The search field of the header: in the bar on a wide screen, behind an icon on others. It is a
 * plain form and a plain link, which both work before hydration.
 */
export function SearchBox() {
  const [shown, setShown] = useState(false);
  const [used, setUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const dismissal = useDismiss<HTMLDivElement>(() => setShown(false));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = pathname === SEARCH ? (new URLSearchParams(search).get("q") ?? "") : "";

  // Text that was typed before hydration stays. After a search elsewhere the field shows that
  // search.
  const written = useRef(asked);
  useEffect(() => {
    if (!input.current || written.current === asked) return;
    written.current = asked;
    input.current.value = asked;
  }, [asked]);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void navigate(searchAddress(input.current?.value ?? ""));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the field that the link opened
    <div
      {...dismissal}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !shown) return;
        setShown(false);
        opener.current?.focus();
      }}
    >
      <Link
        ref={opener}
        to={SEARCH}
        aria-label="Search"
        aria-expanded={shown}
        className="grid size-11 place-items-center xl:hidden"
        onClick={(event) => {
          event.preventDefault();
          setShown(!shown);
          // The field is visible only after this, and can take the focus only then.
          if (!shown) requestAnimationFrame(() => input.current?.focus());
        }}
      >
        <Icon of={Search} size={21} />
      </Link>
      <div
        className={`max-xl:absolute max-xl:inset-x-0 max-xl:top-full max-xl:border-t max-xl:border-line max-xl:bg-surface max-xl:px-gutter max-xl:py-4 max-xl:shadow-float xl:relative xl:w-56 ${shown ? "" : "max-xl:hidden"}`}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: the element `search` is not known everywhere */}
        <form role="search" method="get" action={SEARCH} onSubmit={onSubmit} className="relative">
          <button
            type="submit"
            aria-label="Search"
            className="absolute inset-y-0 left-0 grid w-11 place-items-center text-ink-soft"
          >
            <Icon of={Search} size={18} />
          </button>
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search the shop"
            placeholder="Search jewellery"
            defaultValue={asked}
            maxLength={100}
            enterKeyHint="search"
            onFocus={() => setUsed(true)}
            className={`${CONTROL} min-h-11! pr-3! pl-11! xl:rounded-none xl:border-x-0 xl:border-t-0 xl:bg-transparent xl:text-small!`}
          />
        </form>
        {used ? (
          <Suspense fallback={null}>
            <Suggestions field={input} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
