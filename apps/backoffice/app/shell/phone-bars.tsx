import { Icon } from "@suvarna/ui/icon.tsx";
import { Menu as MenuIcon, Search } from "lucide";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { Dialog } from "../parts/dialog.tsx";
import { ShopName } from "../parts/shop-name.tsx";
import { useRole } from "../platform/session.ts";
import { AccountButton } from "./account-menu.tsx";
import { useCounts } from "./counts.ts";
import { openFinder } from "./finder-state.ts";
import { isCurrentPlace, mayOpen, PLACES, phoneTabs } from "./places.ts";

/** The row below the rate bar on a phone: the shop's name, the finder, and the account menu. */
export function PhoneTop() {
  return (
    <header className="flex items-center gap-1 py-2 pr-1.5 pl-4 md:hidden print:hidden">
      <ShopName className="mr-auto min-w-0 text-[0.9375rem]" />
      <button
        type="button"
        aria-label="Find anything"
        onClick={openFinder}
        className="grid size-11 place-items-center"
      >
        <Icon of={Search} />
      </button>
      <AccountButton />
    </header>
  );
}

const TAB =
  "relative grid justify-items-center gap-0.75 pt-2 pb-2.25 text-hint text-ink-soft aria-[current=page]:font-medium aria-[current=page]:text-wine";

/**
 * The tabs at the bottom of a phone's screen: four pages that the role needs most on a phone, and
 * its other pages under More.
 */
export function PhoneTabs() {
  const role = useRole();
  const counts = useCounts();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const places = PLACES.flat().filter((place) => mayOpen(role, place));
  const { tabs, rest } = phoneTabs(places);
  return (
    <nav
      aria-label="Places"
      className="sticky bottom-0 z-15 grid h-15 auto-cols-fr grid-flow-col border-t border-line bg-surface md:hidden print:hidden"
    >
      {tabs.map((place) => (
        <Link
          key={place.to}
          to={place.to}
          aria-current={isCurrentPlace(place, pathname) ? "page" : undefined}
          className={TAB}
        >
          <Icon of={place.icon} />
          {place.name}
          <TabCount count={counts[place.to]?.count ?? 0} />
        </Link>
      ))}
      {rest.length > 0 ? (
        <button type="button" className={TAB} onClick={() => setOpen(true)}>
          <Icon of={MenuIcon} />
          More
        </button>
      ) : null}
      <Dialog open={open} onClose={() => setOpen(false)} title="All places">
        <ul className="mt-3 pb-5">
          {rest.map(({ to, name, icon }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={() => setOpen(false)}
                className="flex min-h-11 items-center gap-3 border-b border-line"
              >
                <Icon of={icon} size={18} />
                {name}
                <span className="ml-auto text-hint text-ink-mute">{counts[to]?.count || null}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  );
}

function TabCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="absolute top-1 left-[calc(50%+6px)] min-w-4 rounded-round bg-wine px-1 text-center text-[0.6875rem] leading-4 font-medium text-ivory">
      {count}
    </span>
  );
}
