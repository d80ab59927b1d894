import { lazy, Suspense } from "react";
import { useToastsWanted } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

/** The container of toasts, placed once in the root. It loads the toaster with the first toast. */
export function ToastOutlet() {
  return useToastsWanted() ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
