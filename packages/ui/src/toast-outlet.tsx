import { Suspense } from "react";
import { optionalPart } from "./optional-part.ts";
import { useToastsWanted } from "./toast.ts";

const Toaster = optionalPart(() => import("./toaster.tsx").then(({ Toaster }) => Toaster));

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
