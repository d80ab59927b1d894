import { create } from "zustand";

/** Work that takes this long, in milliseconds, is shown on every page. */
const LONG_MS = 500;

/** Work that goes on when the user opens another page of the back office. */
interface LongWork {
  readonly id: number;
  /** The name of the work, such as "Making orders.csv". */
  readonly name: string;
  /** How far the work is, such as "12,400 rows". */
  readonly progress: string;
  readonly isLong: boolean;
  stop(): void;
}

/** The work that runs now, in the order in which it was started. */
export const useLongWork = create<readonly LongWork[]>(() => []);

let lastId = 0;

/**
 * Begins long work. Its name, its progress and a button to stop it are shown on every page until it
 * ends.
 */
export function beginLongWork(name: string, stop: () => void) {
  const id = ++lastId;
  const change = (part: Partial<LongWork>) =>
    useLongWork.setState(
      (all) => all.map((work) => (work.id === id ? { ...work, ...part } : work)),
      true,
    );
  useLongWork.setState((all) => [...all, { id, name, progress: "", isLong: false, stop }], true);
  const timer = setTimeout(() => change({ isLong: true }), LONG_MS);
  return {
    showProgress: (progress: string) => change({ progress }),
    end() {
      clearTimeout(timer);
      useLongWork.setState((all) => all.filter((work) => work.id !== id), true);
    },
  };
}
