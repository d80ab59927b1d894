import { create } from "zustand";

/**
 * The number of pieces in the cart, for the header of every page; 0 while the number is not known.
 * shell/sync-header-counts.tsx sets the number for logged-in users.
 */
export const useCartCount = create<number>(() => 0);
