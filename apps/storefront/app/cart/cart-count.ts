import { create } from "zustand";

/**
 * The number of pieces in the cart, for the header of every page; 0 while it is not known.
 * shell/sync-header-counts.tsx sets it for logged-in users.
 */
export const useCartCount = create<number>(() => 0);
