import { may, type Permission, type StaffRole } from "@suvarna/domain/staff/permission";
import {
  BookOpen,
  FileText,
  FileUp,
  Gem,
  type LucideIcon,
  MessageCircle,
  ScrollText,
  Settings,
  ShoppingBag,
  Store,
  Sun,
  Ticket,
  TrendingUp,
  UserCog,
  Users,
} from "lucide-react";

/** A place of the back office, as its rail lists it. */
export interface Place {
  readonly to: string;
  readonly name: string;
  readonly icon: LucideIcon;
  /** A role without it does not see the place. */
  readonly needs: Permission;
  /** The content of the place in plural, for a role that may not see it. */
  readonly what: string;
  /** The letter after G that leads here. */
  readonly key?: string;
}

/** The places in three groups. */
export const PLACES: readonly (readonly Place[])[] = [
  [
    { to: "/", name: "Today", icon: Sun, needs: "figures.read", what: "The figures", key: "t" },
    {
      to: "/orders",
      name: "Orders",
      icon: ShoppingBag,
      needs: "orders.read",
      what: "The orders",
      key: "o",
    },
    {
      to: "/products",
      name: "Products",
      icon: Gem,
      needs: "products.read",
      what: "The products",
      key: "p",
    },
    {
      to: "/rates",
      name: "Rates",
      icon: TrendingUp,
      needs: "rates.read",
      what: "The rates",
      key: "r",
    },
    {
      to: "/support",
      name: "Support",
      icon: MessageCircle,
      needs: "tickets.read",
      what: "The tickets",
      key: "s",
    },
    {
      to: "/customers",
      name: "Customers",
      icon: Users,
      needs: "customers.read",
      what: "The customers",
    },
    {
      to: "/counter",
      name: "Counter",
      icon: Store,
      needs: "orders.create",
      what: "Orders at the counter",
    },
  ],
  [
    {
      to: "/content",
      name: "Content",
      icon: FileText,
      needs: "content.read",
      what: "The texts and pictures of the shop",
    },
    { to: "/coupons", name: "Coupons", icon: Ticket, needs: "coupons.read", what: "The coupons" },
    { to: "/imports", name: "Import", icon: FileUp, needs: "products.edit", what: "The imports" },
    { to: "/books", name: "Books", icon: BookOpen, needs: "returns.decide", what: "The books" },
  ],
  [
    { to: "/staff", name: "Staff", icon: UserCog, needs: "people.read", what: "The people" },
    {
      to: "/audit",
      name: "Audit trail",
      icon: ScrollText,
      needs: "audit.read",
      what: "The lines of the audit trail",
    },
    {
      to: "/settings",
      name: "Settings",
      icon: Settings,
      needs: "settings.read",
      what: "The settings",
    },
  ],
];

/**
 * The places that come first into the bar at the foot of a phone. The bar has four, so a role that
 * lacks some gets the next ones of its own; the rest is under More.
 */
const TABS_FIRST = ["/", "/orders", "/rates", "/support"];
const TAB_COUNT = 4;

/** Parts the places of a role into those of a phone's bar and those under More, in their order. */
export function phoneTabs(places: readonly Place[]): {
  readonly tabs: readonly Place[];
  readonly rest: readonly Place[];
} {
  const isFirst = ({ to }: Place) => TABS_FIRST.includes(to);
  const ranked = [...places.filter(isFirst), ...places.filter((place) => !isFirst(place))];
  const chosen = ranked.slice(0, TAB_COUNT);
  return {
    tabs: places.filter((place) => chosen.includes(place)),
    rest: places.filter((place) => !chosen.includes(place)),
  };
}

/**
 * The place of an address that a role may not see; undefined when it may. The page of the people
 * shows every role who may do what, so it checks its own parts.
 */
export function closedPlace(role: StaffRole | null, pathname: string): Place | undefined {
  return PLACES.flat().find(
    ({ to, needs }) =>
      to !== "/" &&
      to !== "/staff" &&
      (pathname === to || pathname.startsWith(`${to}/`)) &&
      !may(role, needs),
  );
}
