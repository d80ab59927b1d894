import { create } from "zustand";

/**
 * How many pieces lie in the cart, for the header of every page; 0 while it is not known.
 * shell/sync-header-counts.tsx sets it for shoppers who are logged in.
 */
export const useCartCount = create<number>(() => 0);
