import { useEffect, useState } from "react";
import { BUILT_IN_SLIDES, builtInPicture, type HeroSlide } from "./built-in-slides.ts";

interface LoadedSlides {
  /** The slides that are shown now. */
  readonly slides: readonly HeroSlide[];
  /** The shop's first slide, while its picture loads invisibly. */
  readonly loading: HeroSlide | undefined;
  /** Must be called when the picture of `loading` is loaded. */
  onLoad(): void;
  /** Must be called when a picture can't be loaded. */
  onError(): void;
}

/**
 * Shows the shop's slides once the picture of the first slide is loaded, so that no slide appears
 * half loaded; a built-in picture is there at once. Pictures of later slides load shortly before
 * they are shown. If a picture can't be loaded, the built-in slides are shown.
 */
export function useLoadedSlides(served: readonly HeroSlide[]): LoadedSlides {
  const [first] = served;
  const isBuiltIn = first !== undefined && builtInPicture(first.image) !== undefined;
  const [wanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (isBuiltIn || first === undefined) return;
    const want = () => setWanted(true);
    // The shop's slides are loaded only after the first screen.
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
