import { may, type Permission, type StaffRole } from "@suvarna/domain/staff/permission";
import {
  BookOpen,
  FileText,
  FileUp,
  Gem,
  type IconNode,
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
} from "lucide";

/** A page of the back office that the side navigation lists. */
export interface Place {
  readonly to: string;
  readonly name: string;
  readonly icon: IconNode;
  /** The permission that a role needs to see the page. */
  readonly needs: Permission;
  /** Another permission with which a role sees the page as well. */
  readonly or?: Permission;
  /** The beginnings of other addresses whose pages belong to this page. */
  readonly also?: readonly string[];
  /** The content of the page as a plural noun, for the message to a role that may not see it. */
  readonly what: string;
  /** The letter that opens the page when it is pressed after G. */
  readonly key?: string;
}

/** The pages of the side navigation in three groups. */
export const PLACES: readonly (readonly Place[])[] = [
  [
    { to: "/", name: "Today", icon: Sun, needs: "figures.read", what: "The figures", key: "t" },
    {
      to: "/orders",
      name: "Orders",
      icon: ShoppingBag,
      needs: "orders.read",
      also: ["/papers"],
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
      also: ["/newsletter"],
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
      also: ["/translations"],
      what: "The texts and pictures of the shop",
    },
    { to: "/coupons", name: "Coupons", icon: Ticket, needs: "coupons.read", what: "The coupons" },
    { to: "/imports", name: "Import", icon: FileUp, needs: "products.edit", what: "The imports" },
    {
      to: "/books",
      name: "Books",
      icon: BookOpen,
      needs: "books.read",
      or: "returns.decide",
      what: "The books",
    },
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

/** Whether a role has a permission that a page or a task needs. */
export function mayOpen(
  role: StaffRole | null,
  { needs, or }: Pick<Place, "needs" | "or">,
): boolean {
  return may(role, needs) || (or !== undefined && may(role, or));
}

/** Whether the page at an address is this page, or belongs to it. */
export function isCurrentPlace({ to, also = [] }: Place, pathname: string): boolean {
  if (to === "/") return pathname === "/";
  return [to, ...also].some((start) => pathname === start || pathname.startsWith(`${start}/`));
}

/** A task that the finder offers, with the address of the page or dialog that begins it. */
interface Task extends Pick<Place, "to" | "name" | "icon" | "needs"> {}

/** The tasks of the finder, which begin below one of the pages. */
export const TASKS: readonly Task[] = [
  { to: "/counter", name: "Take an order at the counter", icon: Store, needs: "orders.create" },
  {
    to: "/orders?view=to_dispatch",
    name: "Weigh and dispatch orders",
    icon: ShoppingBag,
    needs: "orders.move",
  },
  { to: "/products/new", name: "Add a product", icon: Gem, needs: "products.edit" },
  { to: "/rates/override", name: "Enter rates by hand", icon: TrendingUp, needs: "rates.set" },
  { to: "/coupons?code=new", name: "Make a coupon", icon: Ticket, needs: "coupons.edit" },
  {
    to: "/support/canned",
    name: "Write a canned answer",
    icon: MessageCircle,
    needs: "tickets.answer",
  },
  {
    to: "/books/exports",
    name: "Save the day book and GSTR-1",
    icon: BookOpen,
    needs: "books.read",
  },
];

/**
 * The pages that are shown first in the tabs of a phone. There are four tabs. If a role may not see
 * some of these pages, the next pages of the role take their place; all other pages are under More.
 */
const TABS_FIRST = ["/", "/orders", "/rates", "/support"];
const TAB_COUNT = 4;

/**
 * Divides the pages of a role, in their order, into the tabs of a phone and the entries under More.
 */
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
 * Finds the page at an address if the role may not see it; undefined if the role may. The page
 * about staff is open to every role, so that page checks the permissions of its parts itself.
 */
export function findForbiddenPage(role: StaffRole | null, pathname: string): Place | undefined {
  return PLACES.flat().find(
    ({ to, ...place }) =>
      to !== "/" &&
      to !== "/staff" &&
      (pathname === to || pathname.startsWith(`${to}/`)) &&
      !mayOpen(role, place),
  );
}
