import { Suspense, useState } from "react";
import type { LightboxPanelProps } from "./lightbox-panel.tsx";
import { requiredPart } from "./required-part.ts";

const load = () => import("./lightbox-panel.tsx");
const LightboxPanel = requiredPart(() => load().then(({ LightboxPanel }) => LightboxPanel));

/** Loads the code of the lightbox before a visitor opens it, so that it opens without a wait. */
export function preloadLightbox(): void {
  // If the code can't be loaded now, it is loaded when the lightbox is opened.
  void load().catch(() => undefined);
}

/**
 * Shows pictures in full screen, one at a time, with arrows, keys, swipe and zoom. The Esc key
 * closes the lightbox, and the focus goes back to the element that opened it. The lightbox's code
 * and style are loaded when a lightbox is first opened.
 */
export function Lightbox(props: LightboxPanelProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <LightboxPanel {...props} />
    </Suspense>
  );
}
