import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { ReactNode } from "react";

export function actualSizeOf(_product: Product, _size: string | null): ReactNode {
  return null;
}
