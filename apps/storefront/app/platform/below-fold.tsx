import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
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
  // React hydrates a boundary that gets new properties at once, and several boundaries in one task.
  // The same element stays, so its children are hydrated in turn.
  const section = useMemo(() => <Suspense>{children}</Suspense>, [children]);
  return <div className={waits ? "below-fold" : undefined}>{section}</div>;
}
