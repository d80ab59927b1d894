import { lazy, Suspense, useState } from "react";
import type { DialogPanelProps } from "./dialog-panel.tsx";

const DialogPanel = lazy(() =>
  import("./dialog-panel.tsx").then(({ DialogPanel }) => ({ default: DialogPanel })),
);

/**
 * A question or a form over the page; the focus stays inside and goes back afterwards. Its code
 * is fetched when a dialog is first opened.
 */
export function Dialog(props: DialogPanelProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
