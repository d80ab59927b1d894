import { create } from "zustand";

/** The number beside an entry of the rail. `hot` marks a problem there. */
export interface PlaceCount {
  readonly count: number;
  readonly hot?: boolean;
}

/** The counts by the address of their place. `Counts` keeps them up to date. */
export const useCounts = create<Readonly<Record<string, PlaceCount>>>(() => ({}));
