import { useEffect, useState } from "react";

const TICK_MS = 30_000;

/**
 * The current time in milliseconds, updated every half minute, for deadlines that are shown in
 * minutes.
 */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
