import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { ReactNode } from "react";
import { ActualSize } from "./actual-size.tsx";
import { measuresOf } from "./measures.ts";

/** The tile with a piece in actual size; null for a piece whose dimensions tell too little. */
export function actualSizeOf(product: Product, size: string | null): ReactNode {
  const measures = measuresOf(product, size);
  return measures ? <ActualSize product={product} measures={measures} /> : null;
}
