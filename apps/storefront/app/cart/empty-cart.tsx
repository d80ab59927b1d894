import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Heart, Package } from "lucide-react";
import { EmptyPlace, type WayOn } from "../accounts/index.ts";

/**
 * The empty cart, on its own page and in place of a checkout that has nothing to sell: a picture,
 * and the ways on.
 */
export function EmptyCart({ children }: { children?: string }) {
  return (
    <EmptyPlace
      title="Your cart is empty!"
      picture="sand"
      ways={WAYS}
      action={<ButtonLink to="/productlist">Start Shopping</ButtonLink>}
    >
      {children ??
        "What you choose waits here, and each piece follows the gold rate until you check out."}
    </EmptyPlace>
  );
}

const WAYS: readonly WayOn[] = [
  {
    to: "/wishlist",
    label: "Favorites",
    icon: Heart,
    detail: "The pieces that you kept for later",
  },
  {
    to: "/order-history",
    label: "Order history",
    icon: Package,
    detail: "What you ordered, and where it is",
  },
];
