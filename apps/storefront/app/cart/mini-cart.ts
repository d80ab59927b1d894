import { create } from "zustand";
import type { CartLine } from "./changed-cart.ts";

/** The line that was just put into the cart; null while the drawer is closed. */
export const useMiniCart = create<CartLine | null>(() => null);

/** Opens the drawer of the cart with the line that was just added. Its code is loaded then. */
export function openMiniCart(line: CartLine): void {
  useMiniCart.setState(line, true);
}

export function closeMiniCart(): void {
  useMiniCart.setState(null, true);
}
