import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import * as say from "@suvarna/words/here/cart";
import { favorites, orderHistory } from "@suvarna/words/here/navigation";
import { Heart, Package } from "lucide";
import { type EmptyListLink, EmptyListPage } from "../accounts/index.ts";

/**
 * The content of the cart page and of the checkout while the cart is empty: a picture and links to
 * other pages.
 */
export function EmptyCart({ children }: { children?: string }) {
  return (
    <EmptyListPage
      title={say.emptyCart}
      picture="sand"
      ways={WAYS}
      action={<ButtonLink to="/productlist">{say.startShopping}</ButtonLink>}
    >
      {children ?? say.emptyCartText}
    </EmptyListPage>
  );
}

const WAYS: readonly EmptyListLink[] = [
  {
    to: "/wishlist",
    label: favorites,
    icon: Heart,
    detail: say.favoritesHint,
  },
  {
    to: "/order-history",
    label: orderHistory,
    icon: Package,
    detail: say.orderHistoryHint,
  },
];
