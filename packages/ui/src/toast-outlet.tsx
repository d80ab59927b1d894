import { lazy, Suspense } from "react";
import { useToastsWanted } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

/**
 * The container of toasts, placed once in the root. The container loads the toaster's code with the
 * first toast.
 */
export function ToastOutlet() {
  return useToastsWanted() ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
