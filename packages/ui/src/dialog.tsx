import { Suspense, useState } from "react";
import type { DialogPanelProps } from "./dialog-panel.tsx";
import { requiredPart } from "./required-part.ts";

const DialogPanel = requiredPart(() =>
  import("./dialog-panel.tsx").then(({ DialogPanel }) => DialogPanel),
);

/**
 * A modal dialog with a question or a form. The dialog traps the focus and gives it back when it
 * closes. The dialog's code is loaded when a dialog is first opened.
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
