import { WifiOff } from "lucide";
import { useEffect, useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { sayTime } from "../platform/times.ts";

/**
 * The bar above every page while the browser is offline. The shown data may be old, and no change
 * reaches the shop.
 */
export function OfflineBar() {
  const since = useOfflineSince();
  if (since === null) return null;
  return (
    <Bar tone="amber" icon={WifiOff} live="status" className="mb-4 print:hidden">
      <b className="font-semibold">No connection since {sayTime(since)}.</b> What you see was read
      before. Money, dispatch and rates do not move until it is back; what you type here stays.
    </Bar>
  );
}

/** The time at which the browser went offline; null while it is online. */
function useOfflineSince(): string | null {
  const [since, setSince] = useState(() => (navigator.onLine ? null : new Date().toISOString()));
  useEffect(() => {
    const lost = () => setSince((before) => before ?? new Date().toISOString());
    const back = () => setSince(null);
    window.addEventListener("offline", lost);
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", back);
    };
  }, []);
  return since;
}
