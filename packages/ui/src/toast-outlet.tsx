import { lazy, Suspense } from "react";
import { useToastsWanted } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

/** Where toasts appear; stands once, in the root. What shows them is loaded with the first. */
export function ToastOutlet() {
  return useToastsWanted() ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
