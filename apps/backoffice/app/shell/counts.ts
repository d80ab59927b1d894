import { create } from "zustand";

/**
 * The number beside an entry of the side navigation. `hot` marks that a problem needs attention.
 */
export interface PlaceCount {
  readonly count: number;
  readonly hot?: boolean;
}

/**
 * The numbers of the side navigation by the address of their page. The component `Counts` updates
 * them.
 */
export const useCounts = create<Readonly<Record<string, PlaceCount>>>(() => ({}));
