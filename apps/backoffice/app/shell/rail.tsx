import { Icon } from "@suvarna/ui/icon.tsx";
import { Search } from "lucide";
import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import { ShopName } from "../parts/shop-name.tsx";
import { useRole } from "../platform/session.ts";
import { AccountMenu } from "./account-menu.tsx";
import { useCounts } from "./counts.ts";
import { openFinder } from "./finder-state.ts";
import { isCurrentPlace, mayOpen, PLACES, type Place } from "./places.ts";

/** The side navigation with all pages that the user's role may see. */
export function Rail() {
  const role = useRole();
  const groups = PLACES.map((group) => group.filter((place) => mayOpen(role, place)));
  return (
    <aside aria-label="Rail" className="bg-shell pt-5 pb-4 max-md:hidden print:hidden">
      <div className="sticky top-15 flex min-h-[min(calc(100vh-76px),824px)] flex-col">
        <ShopName className="px-5 text-[1.0625rem]" />
        <p className="px-5 pt-0.5 text-hint text-ink-mute">Back office</p>
        <button
          type="button"
          onClick={openFinder}
          className="mx-3 mt-4.5 mb-3 flex h-(--control) items-center gap-2 rounded-control border border-line-strong bg-surface px-2 text-caption text-ink-mute"
        >
          <Icon of={Search} size={15} />
          Find anything
          <kbd className="ml-auto border-0 bg-transparent p-0">Ctrl K</kbd>
        </button>
        <nav aria-label="Back office">
          {groups.map((group, index) =>
            group.length === 0 ? null : (
              <Fragment key={group[0]?.to}>
                {index > 0 ? <hr className="mx-5 my-2.5 border-line" /> : null}
                {group.map((place) => (
                  <RailLink key={place.to} place={place} />
                ))}
              </Fragment>
            ),
          )}
        </nav>
        <AccountMenu />
      </div>
    </aside>
  );
}

function RailLink({ place }: { place: Place }) {
  const { to, name, icon } = place;
  const { pathname } = useLocation();
  const count = useCounts((counts) => counts[to]);
  return (
    <Link
      to={to}
      aria-current={isCurrentPlace(place, pathname) ? "page" : undefined}
      className="mx-3 my-px flex h-(--control) items-center gap-2.5 rounded-control px-2.5 text-ink-soft hover:bg-sand/60 aria-[current=page]:bg-surface aria-[current=page]:font-medium aria-[current=page]:text-wine"
    >
      <Icon of={icon} size={17} />
      {name}
      <CountMark count={count} />
    </Link>
  );
}

function CountMark({ count }: { count: { count: number; hot?: boolean } | undefined }) {
  if (!count || count.count === 0) return null;
  const look = count.hot
    ? "min-w-5 rounded-round bg-wine px-1.5 py-px text-center text-ivory"
    : "text-ink-mute";
  return <span className={`ml-auto text-hint font-medium ${look}`}>{count.count}</span>;
}
