import { create } from "zustand";

/** Work that takes this long, in milliseconds, is shown on every page. */
const LONG_MS = 500;

/** Work that goes on when the user opens another page of the back office. */
export interface LongWork {
  readonly id: number;
  /** The name of the work, such as "Making orders.csv". */
  readonly name: string;
  /** How far the work is, such as "12,400 rows". */
  readonly progress: string;
  readonly isLong: boolean;
  /** The reason why the work has failed; null while it has not failed. */
  readonly problem: string | null;
  /** Stops the work, or removes failed work from the list; null when it can't be stopped now. */
  readonly stop: (() => void) | null;
  /** Tries failed work again; null when that can't help. */
  readonly retry: (() => void) | null;
}

/** The work that runs now or has failed, in the order in which it was started. */
export const useLongWork = create<readonly LongWork[]>(() => []);

let lastId = 0;

/**
 * Begins long work. Its name, its progress and a button to stop it are shown on every page until it
 * ends. Work that has failed is shown until the user removes it.
 */
export function beginLongWork(name: string, stop: () => void) {
  const id = ++lastId;
  const change = (part: Partial<LongWork>) =>
    useLongWork.setState(
      (all) => all.map((work) => (work.id === id ? { ...work, ...part } : work)),
      true,
    );
  useLongWork.setState(
    (all) => [...all, { id, name, progress: "", isLong: false, problem: null, stop, retry: null }],
    true,
  );
  const timer = setTimeout(() => change({ isLong: true }), LONG_MS);
  return {
    showProgress: (progress: string) => change({ progress }),
    /** Shows that the work was stopped, while its end is not known yet. */
    showStopping: () => change({ progress: "stopping", stop: null }),
    /**
     * Shows that the work has failed.
     * @param remove runs when the user removes the work from the list
     * @param retry runs when the user tries again; null when that can't help
     */
    fail(
      problem: string,
      { remove, retry }: { readonly remove: () => void; readonly retry: (() => void) | null },
    ) {
      clearTimeout(timer);
      change({ progress: "", problem, isLong: true, stop: remove, retry });
    },
    /** Shows that failed work is tried again. */
    restart: () => change({ problem: null, retry: null, stop }),
    end() {
      clearTimeout(timer);
      useLongWork.setState((all) => all.filter((work) => work.id !== id), true);
    },
  };
}
