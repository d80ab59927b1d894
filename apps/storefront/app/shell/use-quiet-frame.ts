import { useLocation } from "react-router";
import type { SiteLink } from "../site-map.ts";

/** The pages on which a shopper pays, and the page that each leads back to. */
const BACK: Readonly<Record<string, SiteLink>> = {
  "/checkout": { label: "Cart", to: "/cart" },
  // The cart is empty once the order is placed.
  "/final": { label: "Your orders", to: "/order-history" },
};

/** The way back from a page with the quiet frame; null for a page with the usual frame. */
export function useQuietFrame(): SiteLink | null {
  const { pathname } = useLocation();
  return BACK[pathname.replace(/\/$/, "")] ?? null;
}
