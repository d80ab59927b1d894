import * as navigation from "@suvarna/words/here/navigation";
import { ShoppingBag } from "lucide";
import { useCartCount } from "../cart/index.ts";
import { CountedLink } from "./counted-link.tsx";

/** The link to the cart, with the number of pieces in the cart. */
export function CartLink() {
  return (
    <CountedLink to="/cart" label={navigation.cart} icon={ShoppingBag} count={useCartCount()} />
  );
}
