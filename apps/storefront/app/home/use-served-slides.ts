import { type RefObject, useEffect, useRef, useState } from "react";

interface ServedSlides {
  /** The element that contains the shop's slides while they load. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Whether they may start to load, which waits for the first screen. */
  readonly wanted: boolean;
  /** Whether all of them are loaded. */
  readonly ready: boolean;
}

/**
 * Shows the shop's slides once all of their pictures are loaded, so that no slide appears half
 * loaded. If a picture fails to load, the built-in slides stay.
 * @param count the number of the shop's slides
 */
export function useServedSlides(count: number): ServedSlides {
  const stage = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (count === 0) return;
    const want = () => setWanted(true);
    if (document.readyState === "complete") want();
    else window.addEventListener("load", want, { once: true });
    return () => window.removeEventListener("load", want);
  }, [count]);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const pictures = [...(stage.current?.querySelectorAll("img") ?? [])];
    Promise.all(pictures.map(loadAndDecode)).then(
      () => {
        if (!left && pictures.length > 0) setReady(true);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [wanted]);

  return { stage, wanted, ready };
}

/**
 * Firefox refuses to decode a picture whose source is not chosen yet, so the picture must have
 * loaded first.
 */
async function loadAndDecode(picture: HTMLImageElement): Promise<void> {
  if (!picture.complete) {
    await new Promise((resolve, reject) => {
      picture.addEventListener("load", resolve, { once: true });
      picture.addEventListener("error", reject, { once: true });
    });
  }
  await picture.decode();
}
