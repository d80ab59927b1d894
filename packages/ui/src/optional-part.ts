import { type ComponentType, lazy } from "react";
import { loadCode } from "./load-code.ts";

/**
 * Makes a part of a page whose code is loaded when it is first rendered, and without which the page
 * is still useful. If the code can't be loaded, because the connection is lost or the shop was
 * updated, nothing is shown in its place. An error would replace the whole page.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    loadCode(load).then(
      (Part) => ({ default: Part }),
      () => ({ default: () => null }),
    ),
  );
