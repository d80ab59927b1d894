import { Suspense, useState } from "react";
import type { DrawerPanelProps } from "./drawer-panel.tsx";
import { requiredPart } from "./required-part.ts";

const DrawerPanel = requiredPart(() =>
  import("./drawer-panel.tsx").then(({ DrawerPanel }) => DrawerPanel),
);

/**
 * A modal panel at the right edge of the window, or a sheet from below on a phone. The drawer traps
 * the focus and gives it back when it closes. The drawer's code is loaded when a drawer is first
 * opened.
 */
export function Drawer(props: DrawerPanelProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
