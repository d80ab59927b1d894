import type { Product } from "@suvarna/contract/catalogue/schemas";
import { lazy, type ReactNode, Suspense } from "react";
import { measuresOf } from "./measures.ts";

/** The server renders the drawing with the page; its code loads later. */
const ActualSize = lazy(() =>
  import("./actual-size.tsx").then(({ ActualSize }) => ({ default: ActualSize })),
);

/** The tile with a piece in actual size; null for a piece whose dimensions tell too little. */
export function actualSizeOf(product: Product, size: string | null): ReactNode {
  const measures = measuresOf(product, size);
  if (!measures) return null;
  return (
    <Suspense fallback={<div className="size-full bg-shell" />}>
      <ActualSize product={product} measures={measures} />
    </Suspense>
  );
}
