import type { Product } from "@suvarna/contract/catalogue/schemas";
import { canEngrave } from "@suvarna/domain/engraving";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { priceOnRequest } from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/product";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { openMiniCart } from "../cart/index.ts";
import { chosenPiece, productHref } from "../pieces/index.ts";
import { rememberIntent, takeIntent } from "../platform/buying-intent.ts";
import { useHasRate } from "../platform/live-rates/live-rates.ts";
import { useShop } from "../platform/root-data.ts";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";
import { sizedHref } from "./use-chosen-size.ts";

/** The state of the button that puts a piece into the cart: its label and its action. */
export interface BuyButtonState {
  readonly words: string;
  /** The label while the call to the cart is pending, else false. */
  readonly busy: string | false;
  readonly disabled: boolean;
  /**
   * How many times the button was pressed while no size was chosen; 0 as soon as a size is chosen.
   */
  readonly askedForSize: number;
  /** The reason, in words, why the piece is not in the cart; null when nothing has failed. */
  readonly failure: string | null;
  buy(): void;
}

/**
 * Puts one piece of the chosen size into the cart, with the letters to engrave. A visitor without a
 * login is led to the login and back, after which the piece is put into the cart. A piece that
 * comes in sizes is added only after a size is chosen.
 */
export function useBuying(
  product: Product,
  size: string | null,
  engraving: string,
): BuyButtonState {
  const navigate = useNavigate();
  const shop = useShop();
  const [adding, setAdding] = useState(false);
  const [sizeRequests, setSizeRequests] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const hasPrice = useHasRate(product.carat);
  const { isAvailable } = chosenPiece(product, size);
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const address = sizedHref(productHref(product), size);
  const hydrated = useHydrated();
  const disabled = !isAvailable || !hasPrice || !canEngrave(engraving);
  const needsSize = product.sizes !== null && size === null;

  async function add(opener: Element | null) {
    setAdding(true);
    setFailure(null);
    try {
      const { putIntoCart } = await import("../cart/cart-query.ts");
      const line = { productId: product._id, size, engraving };
      const why = await putIntoCart(line, shop);
      setFailure(why);
      if (why === null) openMiniCart(line, opener);
    } catch {
      // The code that puts the piece into the cart could not be loaded.
      setFailure(say.addingFailed);
    }
    setAdding(false);
  }
  const addNow = useEffectEvent(add);
  useEffect(() => {
    if (loggedIn && !disabled && !needsSize && takeIntent(address)) void addNow(null);
  }, [loggedIn, disabled, needsSize, address]);

  return {
    words: isAvailable && !hasPrice ? priceOnRequest : say.addToCart,
    busy: adding && say.adding,
    // The button is disabled until hydration, because an earlier press would be lost.
    disabled: disabled || !hydrated,
    askedForSize: needsSize ? sizeRequests : 0,
    failure,
    buy() {
      if (needsSize) {
        setSizeRequests(sizeRequests + 1);
        return;
      }
      if (useSession.getState().token !== null) {
        // The cart's drawer gets the pressed button, to give it the focus back, because the button
        // loses the focus while it is disabled.
        void add(document.activeElement);
        return;
      }
      // The chosen piece is stored, so that the login page can say why it was opened.
      rememberIntent(address, { name: product.name, picture: product.coverImage, size });
      void navigate(loginAddress(address));
    },
  };
}
