import type { Product } from "@suvarna/contract/catalogue/schemas";
import { canEngrave } from "@suvarna/domain/engraving";
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
  /** How many times the button was pressed without a size; 0 as soon as one is chosen. */
  readonly askedForSize: number;
  buy(): void;
}

/**
 * Puts one piece of the chosen size into the cart, with the letters to engrave. A visitor is led to the login and back, after
 * which the piece is put into the cart. A piece that comes in sizes is not bought without one.
 */
export function useBuying(product: Product, size: string | null, engraving: string): Buying {
  const navigate = useNavigate();
  const shop = useShop();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState(0);
  const price = usePrice(product, size);
  const { isAvailable } = chosenPiece(product, size);
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const address = sizedHref(productHref(product), size);
  const hydrated = useHydrated();
  const disabled = !isAvailable || price === null || !canEngrave(engraving);
  const needsSize = product.sizes !== null && size === null;

  async function add() {
    setAdding(true);
    try {
      const { putIntoCart } = await import("../cart/cart-query.ts");
      const added = await putIntoCart({ productId: product._id, size, engraving }, shop);
      if (added) toast.success("Added to cart", { text: product.name });
    } catch {
      // The module itself could not be loaded.
      toast.error("Failed to add to cart");
    }
    setAdding(false);
  }
  const addNow = useEffectEvent(add);
  useEffect(() => {
    if (loggedIn && !disabled && !needsSize && takeIntent(address)) void addNow();
  }, [loggedIn, disabled, needsSize, address]);

  return {
    words: isAvailable && price === null ? "Price on request" : "Add to Cart",
    busy: adding && "Adding…",
    // A press before hydration would be lost.
    disabled: disabled || !hydrated,
    askedForSize: needsSize ? asked : 0,
    buy() {
      if (needsSize) {
        setAsked(asked + 1);
        return;
      }
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
