import { create } from "zustand";
import type { CartLine } from "./changed-cart.ts";

/**
 * The state of the open drawer: the cart line that it shows, and the button that gets the focus
 * when the drawer closes.
 */
export interface MiniCart {
  readonly line: CartLine;
  /** The pressed button, which lost the focus while it was disabled; null without a press. */
  readonly opener: Element | null;
}

/** The line that was just put into the cart; null while the drawer is closed. */
export const useMiniCart = create<MiniCart | null>(() => null);

/**
 * Opens the drawer of the cart with the line that was just added. The drawer's code is loaded only
 * then.
 */
export function openMiniCart(line: CartLine, opener: Element | null): void {
  useMiniCart.setState({ line, opener }, true);
}

export function closeMiniCart(): void {
  useMiniCart.setState(null, true);
}
