import { lazy, Suspense } from "react";
import { useMiniCart } from "./mini-cart.ts";

const MiniCartPanel = lazy(() =>
  import("./mini-cart-panel.tsx").then(({ MiniCartPanel }) => ({ default: MiniCartPanel })),
);

/** The place of the cart's drawer, once in the frame of all pages. */
export function MiniCartOutlet() {
  const open = useMiniCart();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <MiniCartPanel {...open} />
    </Suspense>
  );
}
