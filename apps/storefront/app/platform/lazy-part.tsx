import { loadCode } from "@suvarna/ui/load-code.ts";
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from "react";

/** The class that reserves space on the page until the code of a part is loaded. */
interface Room {
  readonly room?: string;
}

/** A part of a page whose code is loaded separately from the page's code. */
interface Part<Props extends object> {
  readonly Part: ComponentType<Props & Room>;
  /** Loads the part's code before the part is rendered. */
  load(): Promise<void>;
}

/**
 * Makes a part of a page. Once its code is loaded, the part is rendered at once: React's `lazy`
 * would show its fallback for a moment each time, even if the code is loaded already. The part is
 * rendered again only when its props change. An update before its hydration would replace the
 * server's markup by the fallback.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function loadOnce(): Promise<ComponentType<Props>> {
    loaded ??= await loadCode(load);
    return loaded;
  }
  const Later = lazy(async () => {
    // The files are requested in a task of their own, because requests would lengthen the task in
    // which React hydrates the page.
    await new Promise((resume) => setTimeout(resume));
    return { default: await loadOnce() };
  });
  function Shown(props: Props): ReactNode {
    // The chosen component type is kept in the state, because another component type would lose the
    // state of the part.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Component {...props} />;
  }
  function InItsRoom({ room, ...props }: Props & Room): ReactNode {
    return (
      <Suspense fallback={room ? <div className={room} /> : null}>
        <Shown {...(props as unknown as Props)} />
      </Suspense>
    );
  }
  return {
    Part: memo(InItsRoom) as unknown as ComponentType<Props & Room>,
    async load() {
      await loadOnce();
    },
  };
}
