import type { Product } from "@suvarna/contract/catalogue/schemas";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { openMiniCart, rememberIntent, takeIntent } from "../cart/index.ts";
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
  /** Why the piece is not in the cart, in words; null when nothing has failed. */
  readonly failure: string | null;
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
  const [failure, setFailure] = useState<string | null>(null);
  const price = usePrice(product, size);
  const { isAvailable } = chosenPiece(product, size);
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const address = sizedHref(productHref(product), size);
  const hydrated = useHydrated();
  const disabled = !isAvailable || price === null;

  async function add(opener: Element | null) {
    setAdding(true);
    setFailure(null);
    try {
      const { putIntoCart } = await import("../cart/cart-query.ts");
      const line = { productId: product._id, size };
      const why = await putIntoCart(line, shop);
      setFailure(why);
      if (why === null) openMiniCart(line, opener);
    } catch {
      // The module itself could not be loaded.
      setFailure("Failed to add to cart");
    }
    setAdding(false);
  }
  const addNow = useEffectEvent(add);
  useEffect(() => {
    if (loggedIn && !disabled && takeIntent(address)) void addNow(null);
  }, [loggedIn, disabled, address]);

  return {
    words: !isAvailable ? "Out of Stock" : price === null ? "Price on request" : "Add to Cart",
    busy: adding && "Adding…",
    // A press before hydration would be lost.
    disabled: disabled || !hydrated,
    failure,
    buy() {
      if (useSession.getState().token !== null) {
        // The button loses the focus while it is busy.
        void add(document.activeElement);
        return;
      }
      // The login page says why it was opened.
      rememberIntent(address, { name: product.name, picture: product.coverImage, size });
      void navigate(loginAddress(address));
    },
  };
}
