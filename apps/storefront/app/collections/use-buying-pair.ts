import { toast } from "@suvarna/ui/toast.ts";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/collections";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { openMiniCart } from "../cart/index.ts";
import { rememberIntent, takeIntent } from "../platform/buying-intent.ts";
import { useShop } from "../platform/root-data.ts";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";
import type { StoryPiece } from "./load-story.ts";

/**
 * Puts two pieces into the cart. A visitor without a login is led to the login and back, after
 * which both pieces are put into the cart. If one piece is sold out or comes in sizes, the pieces
 * are bought on their own pages instead.
 * @param address the path of the page to which the login leads back
 */
export function useBuyingPair(pieces: readonly [StoryPiece, StoryPiece], address: string) {
  const navigate = useNavigate();
  const shop = useShop();
  const hydrated = useHydrated();
  const [adding, setAdding] = useState(false);
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const possible = pieces.every(({ isAvailable, hasSizes }) => isAvailable && !hasSizes);

  async function add(opener: Element | null) {
    setAdding(true);
    try {
      const { putIntoCart } = await import("../cart/cart-query.ts");
      for (const { _id, name } of pieces) {
        const line = { productId: _id, size: null };
        const why = await putIntoCart(line, shop);
        if (why === null) openMiniCart(line, opener);
        else toast.error(why, { text: name });
      }
    } catch {
      // The code that puts the pieces into the cart could not be loaded.
      toast.error(say.addingFailed);
    }
    setAdding(false);
  }
  const addNow = useEffectEvent(add);
  useEffect(() => {
    if (loggedIn && possible && takeIntent(address)) void addNow(null);
  }, [loggedIn, possible, address]);

  return {
    possible,
    ready: hydrated,
    busy: adding && say.adding,
    buy() {
      if (useSession.getState().token !== null) {
        // The cart's drawer gets the pressed button, to give it the focus back, because the button
        // loses the focus while it is disabled.
        void add(document.activeElement);
        return;
      }
      // The chosen pieces are stored, so that the login page can say why it was opened.
      const [{ name, images }] = pieces;
      rememberIntent(address, { name, picture: images[0] ?? "", size: null });
      void navigate(loginAddress(address));
    },
  };
}
