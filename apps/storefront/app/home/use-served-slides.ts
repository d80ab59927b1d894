import { useEffect, useState } from "react";
import { BUILT_IN_SLIDES, builtInPicture, type HeroSlide } from "./built-in-slides.ts";

interface ServedSlides {
  /** The slides to show. */
  readonly slides: readonly HeroSlide[];
  /** The shop's first slide while its picture loads unseen. */
  readonly loading: HeroSlide | undefined;
  /** To be called when the picture of `loading` is there. */
  onLoad(): void;
  /** To be called when a picture can't be loaded. */
  onError(): void;
}

/**
 * Shows the shop's slides once the picture of the first is there, so that no slide appears half
 * loaded; a built-in picture is there at once. Pictures of later slides load shortly before their
 * turn. If one can't be loaded, the built-in slides are shown.
 */
export function useServedSlides(served: readonly HeroSlide[]): ServedSlides {
  const [first] = served;
  const isBuiltIn = first !== undefined && builtInPicture(first.image) !== undefined;
  const [wanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (isBuiltIn || first === undefined) return;
    const want = () => setWanted(true);
    // The first screen comes first.
    if (document.readyState === "complete") want();
    else window.addEventListener("load", want, { once: true });
    return () => window.removeEventListener("load", want);
  }, [isBuiltIn, first]);

  const ready = first !== undefined && !failed && (isBuiltIn || loaded);
  return {
    slides: ready ? served : BUILT_IN_SLIDES,
    loading: wanted && !ready && !failed ? first : undefined,
    onLoad: () => setLoaded(true),
    onError: () => setFailed(true),
  };
}
