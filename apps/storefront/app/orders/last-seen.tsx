import { istShort } from "@suvarna/words/here/indian-time";
import { keptSince } from "@suvarna/words/here/kept-orders";
import { useEffect, useState } from "react";
import { storedReply, timeOf } from "../platform/kept-orders.ts";

/**
 * Says when the shop sent the data of this page, if the page shows what the device has kept because
 * the shop could not be reached.
 * @param of the address of the data, below `/api`
 */
export function LastSeen({ of: address }: { of: string }) {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    let isShown = true;
    async function look(): Promise<void> {
      const reply = "caches" in window ? await storedReply(`/api${address}`) : undefined;
      // A reply of the shop to this page would have been stored after the page was opened.
      const isKept = reply !== undefined && timeOf(reply) < performance.timeOrigin;
      if (isShown) setAt(isKept ? timeOf(reply) : null);
    }
    void look();
    return () => {
      isShown = false;
    };
  }, [address]);
  return at === null ? null : (
    <p className="mt-2 text-small text-ink-soft print:hidden">{keptSince(istShort(at))}</p>
  );
}
