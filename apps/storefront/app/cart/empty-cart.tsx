import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Heart, Package } from "lucide-react";
import { EmptyPlace, type WayOn } from "../accounts/index.ts";

/**
 * The content of the cart page and of the checkout while the cart is empty: a picture and links to
 * other pages.
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
