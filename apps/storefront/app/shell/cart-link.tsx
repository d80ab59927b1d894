import { ShoppingBag } from "lucide-react";
import { useCartCount } from "../cart/index.ts";
import { CountedLink } from "./counted-link.tsx";

/** The way to the cart, with how many pieces lie in it. */
export function CartLink() {
  return <CountedLink to="/cart" label="Cart" icon={ShoppingBag} count={useCartCount()} />;
}
