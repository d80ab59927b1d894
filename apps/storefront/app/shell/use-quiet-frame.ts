import * as navigation from "@suvarna/words/here/navigation";
import { useLocation } from "react-router";
import type { SiteLink } from "../site-map.ts";

/** The pages on which a shopper pays, each with the page to which its back link leads. */
const BACK: Readonly<Record<string, SiteLink>> = {
  "/checkout": { label: navigation.cart, to: "/cart" },
  // The back link of the payment page does not lead to the cart, which is empty once the order is
  // placed.
  "/final": { label: navigation.orders, to: "/order-history" },
};

/** The back link of a page with the quiet frame; null for a page with the usual frame. */
export function useQuietFrame(): SiteLink | null {
  const { pathname } = useLocation();
  return BACK[pathname.replace(/\/$/, "")] ?? null;
}
