import { create } from "zustand";

/**
 * How many pieces lie in the cart, for the header of every page; 0 while it is not known. Whoever
 * is logged in has it kept by shell/gathered.tsx.
 */
export const useCartCount = create<number>(() => 0);
