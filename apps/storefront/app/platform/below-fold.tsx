import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { layOutInTurn } from "./lay-out-in-turn.ts";

/**
 * A section below the first screen of a page that comes from the server. The section is laid out
 * when the browser is idle, or when the visitor scrolls near it. It is a Suspense boundary, so that
 * React hydrates it in a separate task after the first screen. A page to which the visitor
 * navigates in the browser is laid out at once, because its place on the screen is restored from
 * the heights of all sections.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isNavigation = useHydrated();
  const [waits, setWaits] = useState(!isNavigation);
  useEffect(() => layOutInTurn(() => setWaits(false)), []);
  return (
    <div className={waits ? "below-fold" : undefined}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
