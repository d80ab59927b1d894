import { type ComponentType, lazy } from "react";
import { loadCode } from "./load-code.ts";

/**
 * Makes a part of a page whose code is loaded when it is first rendered, and without which the page
 * is of no use. If the code can't be loaded, the page's error is shown.
 */
export const requiredPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await loadCode(load) }));
