import { type RefObject, useEffect, useRef, useState } from "react";

interface ServedSlides {
  /** The element in which the served pictures stand while they load. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Whether they may begin to load: what the page opens with is there. */
  readonly wanted: boolean;
  /** Whether all of them are there. */
  readonly ready: boolean;
}

/**
 * Brings in the pictures that the server has once all of them are loaded, so that none is shown
 * half; one that fails leaves the built-in ones for good.
 * @param count how many there are
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
 * Firefox refuses to decode a picture of which it has not chosen the source yet, so the picture
 * must have loaded first.
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
