import type { Permission } from "@suvarna/domain/staff/permission";
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
  /** The letter after G that leads here. */
  readonly key?: string;
}

/** The places in three groups. */
export const PLACES: readonly (readonly Place[])[] = [
  [
    { to: "/", name: "Today", icon: Sun, needs: "figures.read", key: "t" },
    { to: "/orders", name: "Orders", icon: ShoppingBag, needs: "orders.read", key: "o" },
    { to: "/products", name: "Products", icon: Gem, needs: "products.read", key: "p" },
    { to: "/rates", name: "Rates", icon: TrendingUp, needs: "rates.read", key: "r" },
    { to: "/support", name: "Support", icon: MessageCircle, needs: "tickets.read", key: "s" },
    { to: "/customers", name: "Customers", icon: Users, needs: "customers.read" },
    { to: "/counter", name: "Counter", icon: Store, needs: "orders.create" },
  ],
  [
    { to: "/content", name: "Content", icon: FileText, needs: "content.read" },
    { to: "/coupons", name: "Coupons", icon: Ticket, needs: "coupons.read" },
    { to: "/imports", name: "Import", icon: FileUp, needs: "products.edit" },
    { to: "/books", name: "Books", icon: BookOpen, needs: "returns.decide" },
  ],
  [
    { to: "/staff", name: "Staff", icon: UserCog, needs: "people.read" },
    { to: "/audit", name: "Audit trail", icon: ScrollText, needs: "audit.read" },
    { to: "/settings", name: "Settings", icon: Settings, needs: "settings.read" },
  ],
];

/** The places of the bar at the foot of a phone; the rest is under More. */
export const TABS = ["/", "/orders", "/rates", "/support"];
