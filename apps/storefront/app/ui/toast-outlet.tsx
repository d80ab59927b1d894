import { lazy, Suspense, useEffect, useState } from "react";
import { onToast } from "./toast.ts";
import { notePresses } from "./toast-place.ts";

const Toaster = lazy(() => import("./toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

/** Where toasts appear; stands once, in the root. What shows them is fetched with the first. */
export function ToastOutlet() {
  const [used, setUsed] = useState(false);
  useEffect(() => (used ? undefined : onToast(() => setUsed(true))), [used]);
  useEffect(notePresses, []);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
