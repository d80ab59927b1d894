import type { AccountCounts, User } from "@suvarna/contract/accounts/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as account from "@suvarna/words/here/accounts";
import * as navigation from "@suvarna/words/here/navigation";
import {
  Bell,
  Heart,
  type IconNode,
  LogIn,
  LogOut,
  MessageCircle,
  Package,
  UserRound,
} from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "../platform/session.ts";
import { ALERTS, loginAddress, TICKETS } from "../site-map.ts";
import { useCounts } from "./counts-query.ts";
import { useLogOut } from "./use-log-out.ts";

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: IconNode;
  /**
   * The count of the account that is shown beside the link's label, such as the number of orders.
   */
  readonly counted?: keyof AccountCounts;
}

/** The five pages of a user's account, which every page of the account links to. */
const PLACES: readonly Place[] = [
  { to: "/profile", label: navigation.profile, icon: UserRound },
  { to: "/order-history", label: navigation.orderHistory, icon: Package, counted: "orders" },
  { to: "/wishlist", label: navigation.favorites, icon: Heart, counted: "favorites" },
  { to: ALERTS, label: navigation.priceAlerts, icon: Bell, counted: "alerts" },
  { to: TICKETS, label: account.supportTickets, icon: MessageCircle, counted: "tickets" },
];

/**
 * The frame of the account's pages: links to the five pages in a column, or in a row on a phone.
 */
export function AccountFrame({
  user,
  title,
  lead,
  beside,
  children,
}: {
  /** The logged-in user; null until the account is loaded. */
  user: User | null;
  title: string;
  /** A sentence below the page's title. */
  lead?: string;
  /** Buttons or links beside the page's title, or below the title on a phone. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-16 pb-24 lg:grid-cols-[14.25rem_minmax(0,1fr)] lg:pt-10">
      <PlacesInRow />
      <aside className="top-6 hidden lg:sticky lg:block">
        {user ? <Person user={user} /> : <div className="h-18" />}
        {user ? <CountedPlaces /> : <PlacesInColumn />}
      </aside>
      <div className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-5.5 lg:pt-0">
          <div className="min-w-0">
            <h1 className="text-[2rem] wrap-anywhere lg:text-[2.5rem]">{title}</h1>
            {lead ? <p className="mt-2 max-w-[36em] text-ink-soft">{lead}</p> : null}
          </div>
          {beside}
        </div>
        {children}
      </div>
    </div>
  );
}

function Person({ user: { fullName, email, profileImage } }: { user: User }) {
  const [mailbox, host] = email.split("@");
  const look =
    "size-13 flex-none rounded-round bg-sand object-cover font-display text-h3 text-wine";
  return (
    <div className="flex items-center gap-3.5 pb-5">
      {profileImage ? (
        <img src={profileImage} alt="" width={52} height={52} className={look} />
      ) : (
        <span aria-hidden className={`grid place-items-center ${look}`}>
          {fullName.charAt(0).toUpperCase()}
        </span>
      )}
      <p className="min-w-0">
        <b title={fullName} className="line-clamp-3 leading-[1.3] font-medium wrap-anywhere">
          {fullName}
        </b>
        {/* A long e-mail address breaks before its `@`. */}
        <span className="text-caption wrap-anywhere text-ink-mute">
          {mailbox}
          <wbr />@{host}
        </span>
      </p>
    </div>
  );
}

function CountedPlaces() {
  const { data } = useCounts();
  return <PlacesInColumn {...(data ? { counts: data } : {})} />;
}

function PlacesInColumn({ counts }: { counts?: AccountCounts }) {
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const isVisitor = useSession(({ status }) => status === "loggedOut");
  const row =
    "flex min-h-12 w-full items-center gap-3 border-t border-line text-left text-[0.9375rem] hover:text-wine";
  return (
    <nav aria-label={account.yourAccount} className="border-b border-line">
      {PLACES.map(({ to, label, icon, counted }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? "page" : undefined}
          className={`${row} aria-[current]:font-medium aria-[current]:text-wine [&>svg]:text-ink-mute aria-[current]:[&>svg]:text-wine`}
        >
          <Icon of={icon} size={19} />
          {label}
          {counted && counts?.[counted] ? (
            <span className="num ml-auto text-caption font-normal text-ink-mute">
              {counts[counted]}
            </span>
          ) : null}
        </Link>
      ))}
      {isVisitor ? (
        <Link to={loginAddress(pathname)} className={`${row} [&>svg]:text-ink-mute`}>
          <Icon of={LogIn} size={19} />
          {navigation.logIn}
        </Link>
      ) : (
        <button type="button" onClick={() => logOut()} className={`${row} [&>svg]:text-ink-mute`}>
          <Icon of={LogOut} size={19} />
          {navigation.logOut}
        </button>
      )}
    </nav>
  );
}

function PlacesInRow() {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // The row of links is scrolled so that the link to the current page is visible. In Hindi the
    // link begins with /hi, which the path of the router leaves out.
    const current = row.current?.querySelector<HTMLElement>(`a[href$="${pathname}"]`);
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 20;
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label={account.yourAccount}
      className="-mx-gutter mt-4 flex gap-2 overflow-x-auto px-gutter pb-1 [scrollbar-width:none] lg:hidden"
    >
      {PLACES.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? "page" : undefined}
          className="flex min-h-11 flex-none items-center rounded-round border border-line bg-surface px-4.5 text-small aria-[current]:border-wine aria-[current]:px-4.25 aria-[current]:text-wine aria-[current]:ring-1 aria-[current]:ring-wine aria-[current]:ring-inset"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
