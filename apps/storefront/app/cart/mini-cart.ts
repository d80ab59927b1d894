import { create } from "zustand";
import type { CartLine } from "./changed-cart.ts";

/** What the open drawer shows, and where the focus goes when it closes. */
export interface MiniCart {
  readonly line: CartLine;
  /** The pressed button, which has lost the focus while it was busy; null without a press. */
  readonly opener: Element | null;
}

/** The line that was just put into the cart; null while the drawer is closed. */
export const useMiniCart = create<MiniCart | null>(() => null);

/** Opens the drawer of the cart with the line that was just added. Its code is loaded then. */
export function openMiniCart(line: CartLine, opener: Element | null): void {
  useMiniCart.setState({ line, opener }, true);
}

export function closeMiniCart(): void {
  useMiniCart.setState(null, true);
}
