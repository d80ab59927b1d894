import { pictureVariant } from "@suvarna/contract/media/pictures";
import { type CSSProperties, type PointerEvent, useRef, useState } from "react";

/**
 * A zoomed view of a picture that follows the mouse. The large picture is loaded when a mouse first
 * moves over the picture, and never for touch.
 * @returns `closeUp`: the style of the zoomed layer; null without a zoomed layer
 */
export function useHoverZoom(src: string) {
  const [place, setPlace] = useState<string | null>(null);
  const [loaded, setLoaded] = useState(false);
  const hasPreloaded = useRef(false);
  const large = pictureVariant(src, 1200, "webp");

  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== "mouse") return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * 100;
    const y = ((event.clientY - top) / height) * 100;
    setPlace(`${x.toFixed(1)}% ${y.toFixed(1)}%`);
    if (hasPreloaded.current) return;
    hasPreloaded.current = true;
    const picture = new Image();
    picture.src = large;
    // If the large picture fails to load, the picture is not zoomed.
    picture.decode().then(
      () => setLoaded(true),
      () => undefined,
    );
  }

  const closeUp: CSSProperties | null =
    place !== null && loaded
      ? { backgroundImage: `url("${large}")`, backgroundPosition: place }
      : null;
  return {
    closeUp,
    pointing: { onPointerMove: follow, onPointerLeave: () => setPlace(null) },
  };
}
