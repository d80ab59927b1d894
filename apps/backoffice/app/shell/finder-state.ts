import { create } from "zustand";

/** Whether the finder, which searches the whole back office, is open. */
export const useFinderOpen = create<boolean>(() => false);

export const openFinder = (): void => useFinderOpen.setState(true, true);
export const closeFinder = (): void => useFinderOpen.setState(false, true);
