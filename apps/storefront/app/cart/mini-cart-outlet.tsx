import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { Suspense } from "react";
import { useMiniCart } from "./mini-cart.ts";

const MiniCartPanel = optionalPart(() =>
  import("./mini-cart-panel.tsx").then(({ MiniCartPanel }) => MiniCartPanel),
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
