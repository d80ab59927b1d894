import type { ShopEvent } from "../platform/bus.ts";
import { newId } from "../platform/ids.ts";

export const CATALOGUE_CHANGED = "catalogue-changed";

/** Something of the catalogue that a visitor sees is different: a new mark for what is cached. */
export interface CatalogueChanged {
  readonly version: string;
}

export function catalogueChanged(): ShopEvent {
  const payload: CatalogueChanged = { version: newId() };
  return { topic: CATALOGUE_CHANGED, payload };
}
