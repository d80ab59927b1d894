import type { User } from "@suvarna/contract/accounts/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import {
  Bell,
  Heart,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Package,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ALERTS, TICKETS } from "../site-map.ts";
import { useLogOut } from "./use-log-out.ts";

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The five places of an account. */
const PLACES: readonly Place[] = [
  { to: "/profile", label: "Profile", icon: UserRound },
  { to: "/order-history", label: "Order history", icon: Package },
  { to: "/wishlist", label: "Favorites", icon: Heart },
  { to: ALERTS, label: "Price alerts", icon: Bell },
  { to: TICKETS, label: "Support tickets", icon: MessageCircle },
];

/** The frame of the account's pages: the five places in a column, or in a row on a phone. */
export function AccountFrame({
  user,
  title,
  children,
}: {
  /** Null until the account is loaded. */
  user: User | null;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-16 pb-24 lg:grid-cols-[14.25rem_minmax(0,1fr)] lg:pt-10">
      <PlacesInRow />
      <aside className="top-6 hidden lg:sticky lg:block">
        {user ? <Person user={user} /> : <div className="h-18" />}
        <PlacesInColumn />
      </aside>
      <div className="min-w-0">
        <h1 className="pt-6 pb-5.5 text-[2rem] wrap-anywhere lg:pt-0 lg:text-[2.5rem]">{title}</h1>
        {children}
      </div>
    </div>
  );
}

function Person({ user: { fullName, email, profileImage } }: { user: User }) {
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
        <b className="block leading-[1.3] font-medium wrap-anywhere">{fullName}</b>
        <span className="text-caption wrap-anywhere text-ink-mute">{email}</span>
      </p>
    </div>
  );
}

function PlacesInColumn() {
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const row =
    "flex min-h-12 w-full items-center gap-3 border-t border-line text-left text-[0.9375rem] hover:text-wine";
  return (
    <nav aria-label="Your account" className="border-b border-line">
      {PLACES.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? "page" : undefined}
          className={`${row} aria-[current]:font-medium aria-[current]:text-wine [&>svg]:text-ink-mute aria-[current]:[&>svg]:text-wine`}
        >
          <Icon of={icon} size={19} />
          {label}
        </Link>
      ))}
      <button type="button" onClick={() => logOut()} className={`${row} [&>svg]:text-ink-mute`}>
        <Icon of={LogOut} size={19} />
        Log out
      </button>
    </nav>
  );
}

function PlacesInRow() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Your account"
      className="-mx-gutter mt-4 flex gap-2 overflow-x-auto px-gutter pb-1 [scrollbar-width:none] lg:hidden"
    >
      {PLACES.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? "page" : undefined}
          className="flex min-h-11 flex-none items-center rounded-control border border-line bg-surface px-3.5 text-small aria-[current]:border-wine aria-[current]:bg-wine-tint aria-[current]:text-wine"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
