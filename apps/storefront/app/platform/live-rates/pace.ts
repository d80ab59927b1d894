import { useEffect } from "react";

/** How eagerly the rates are followed. Times in milliseconds. */
export interface Pace {
  /** Between two askings, while polling stands in for the socket. */
  readonly pollEvery: number;
  /** After the socket closed or could not be opened. */
  readonly retryAfter: number;
  /** How many more times the socket is tried for before polling stands in. */
  readonly retries: number;
}

export const USUAL_PACE: Pace = { pollEvery: 30_000, retryAfter: 5_000, retries: 0 };
export const HOME_PACE: Pace = { pollEvery: 10_000, retryAfter: 1_000, retries: 3 };

const asked: Pace[] = [];

/** The pace of the panel that is shown, else the usual one. */
export function currentPace(): Pace {
  return asked.at(-1) ?? USUAL_PACE;
}

/** While this panel is shown, the rates are followed at its pace. */
export function usePace(pace: Pace): void {
  useEffect(() => {
    asked.push(pace);
    return () => void asked.splice(asked.lastIndexOf(pace), 1);
  }, [pace]);
}
