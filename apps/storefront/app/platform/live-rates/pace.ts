import { useEffect } from "react";

/** How often rates are polled and the WebSocket is retried. Times are in milliseconds. */
export interface Pace {
  /** The time between two polls while there is no WebSocket. */
  readonly pollEvery: number;
  /** The time until a retry after the WebSocket closed or could not be opened. */
  readonly retryAfter: number;
  /** How many times the WebSocket is retried before polling starts. */
  readonly retries: number;
}

export const USUAL_PACE: Pace = { pollEvery: 30_000, retryAfter: 5_000, retries: 0 };
export const HOME_PACE: Pace = { pollEvery: 10_000, retryAfter: 1_000, retries: 3 };

const panelPaces: Pace[] = [];

/** The intervals of the rate panel that is on the page, or else the usual intervals. */
export function currentPace(): Pace {
  return panelPaces.at(-1) ?? USUAL_PACE;
}

/** Makes the rates follow the intervals of a rate panel while the panel is on the page. */
export function usePace(pace: Pace): void {
  useEffect(() => {
    panelPaces.push(pace);
    return () => void panelPaces.splice(panelPaces.lastIndexOf(pace), 1);
  }, [pace]);
}
