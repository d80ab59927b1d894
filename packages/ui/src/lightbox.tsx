import { lazy, Suspense, useState } from "react";
import type { LightboxPanelProps } from "./lightbox-panel.tsx";

const LightboxPanel = lazy(() =>
  import("./lightbox-panel.tsx").then(({ LightboxPanel }) => ({ default: LightboxPanel })),
);

/**
 * Pictures over the whole screen, one at a time: arrows, keys, swipe and zoom; Esc closes, and the
 * focus goes back to what opened it. Its code and style are fetched when one is first opened.
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
