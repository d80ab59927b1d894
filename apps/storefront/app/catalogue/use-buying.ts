import type { Product } from "@suvarna/contract/catalogue/schemas";
import { toast } from "@suvarna/ui/toast.ts";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { rememberIntent, takeIntent } from "../cart/index.ts";
import { chosenPiece, productHref, usePrice } from "../pieces/index.ts";
import { useShop } from "../platform/root-data.ts";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";
import { sizedHref } from "./use-chosen-size.ts";

/** The state of the button that puts a piece into the cart: its label and its action. */
export interface Buying {
  readonly words: string;
  /** The label while the call to the cart is pending, else false. */
  readonly busy: string | false;
  readonly disabled: boolean;
  buy(): void;
}

/**
 * Puts one piece of the chosen size into the cart. A visitor is led to the login and back, after
 * which the piece is put into the cart.
 */
export function useBuying(product: Product, size: string | null): Buying {
  const navigate = useNavigate();
  const shop = useShop();
  const [adding, setAdding] = useState(false);
  const price = usePrice(product, size);
  const { isAvailable } = chosenPiece(product, size);
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const address = sizedHref(productHref(product), size);
  const hydrated = useHydrated();
  const disabled = !isAvailable || price === null;

  async function add() {
    setAdding(true);
    try {
      const { putIntoCart } = await import("../cart/cart-query.ts");
      const added = await putIntoCart({ productId: product._id, size }, shop);
      if (added) toast.success("Added to cart", { text: product.name });
    } catch {
      // The module itself could not be loaded.
      toast.error("Failed to add to cart");
    }
    setAdding(false);
  }
  const addNow = useEffectEvent(add);
  useEffect(() => {
    if (loggedIn && !disabled && takeIntent(address)) void addNow();
  }, [loggedIn, disabled, address]);

  return {
    words: !isAvailable ? "Out of Stock" : price === null ? "Price on request" : "Add to Cart",
    busy: adding && "Adding…",
    // A press before hydration would be lost.
    disabled: disabled || !hydrated,
    buy() {
      if (useSession.getState().token !== null) {
        void add();
        return;
      }
      toast.error("User needs to Login First!");
      rememberIntent(address);
      void navigate(loginAddress(address));
    },
  };
}
