import type { ShopEvent } from "../platform/bus.ts";
import { newId } from "../platform/ids.ts";

export const CONTENT_CHANGED = "content-changed";

/** Something that the shop says is different: a new mark for what is cached. */
export interface ContentChanged {
  readonly version: string;
}

export function contentChanged(): ShopEvent {
  const payload: ContentChanged = { version: newId() };
  return { topic: CONTENT_CHANGED, payload };
}
