import { type ComponentType, type LazyExoticComponent, lazy, useState } from "react";

/** A part of a page whose code is loaded apart from that of the page. */
export interface Part<Props extends object> {
  (props: Props): React.ReactNode;
  /** Loads the code before the part is rendered. */
  load(): Promise<void>;
}

/**
 * Makes a part of a page. Once its code is loaded, the part is rendered at once. `lazy` alone would
 * show its fallback for a moment each time, also where the code is there already.
 */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function loadOnce(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }
  const Later: LazyExoticComponent<ComponentType<Props>> = lazy(async () => ({
    default: await loadOnce(),
  }));
  function Shown(props: Props) {
    // The choice is kept, because another component type would lose the state of the part.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Component {...props} />;
  }
  return Object.assign(Shown, {
    async load() {
      await loadOnce();
    },
  });
}
