import { Suspense } from "react";
import { optionalPart } from "./optional-part.ts";
import { useToastsWanted } from "./toast.ts";

const Toaster = optionalPart(() => import("./toaster.tsx").then(({ Toaster }) => Toaster));

/**
 * The container of toasts, placed once in the root. The container loads the toaster's code with the
 * first toast.
 * @param at the edge of the screen at which toasts are shown. At the bottom they keep the distance
 *   `--toasts-above`, which the page's styles set.
 */
export function ToastOutlet({ at = "top" }: { at?: "top" | "bottom" }) {
  return useToastsWanted() ? (
    <Suspense>
      <Toaster at={at} />
    </Suspense>
  ) : null;
}
