import { lazy, Suspense } from "react";
import { useMiniCart } from "./mini-cart.ts";

const MiniCartPanel = lazy(() =>
  import("./mini-cart-panel.tsx").then(({ MiniCartPanel }) => ({ default: MiniCartPanel })),
);

/** The place in the frame of all pages at which the cart's drawer is rendered. */
export function MiniCartOutlet() {
  const open = useMiniCart();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <MiniCartPanel {...open} />
    </Suspense>
  );
}
