import { type ComponentType, use } from "react";
import { RootDataContext } from "../root-data.ts";
import { RatesContext } from "./rendered-rates.ts";

/**
 * Declares a component whose HTML depends on the rates. The server keeps the template of a page,
 * with a place for each such component, and renders only these components after a tick. The
 * component must not call `useId` and must not contain a part that is loaded later. Its props must
 * not depend on the rates. In the browser the component is returned unchanged.
 */
export function followsRates<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component;
  return function Place(props: Props) {
    const { addPlace } = use(RatesContext);
    const root = use(RootDataContext);
    const component = <Component {...props} />;
    if (!addPlace) return component;
    return addPlace(<RootDataContext value={root}>{component}</RootDataContext>);
  };
}
