import * as say from "@suvarna/words/here/gallery";
import "@google/model-viewer";
import type { ModelViewerElement } from "@google/model-viewer";
import { buttonClass } from "@suvarna/ui/button-look.ts";
import { useEffect, useRef, useState } from "react";
import { TurnNote } from "./turn-note.tsx";

/** A model whose height is below this share of its width lies flat, and is shown from above. */
const FLAT = 0.35;
/**
 * The camera positions for a standing piece and for a piece that lies flat: angle around the piece,
 * angle from above, and distance. At 100% the piece fills the whole height of its tile.
 */
const STANDING = "20deg 70deg 132%";
const LYING = "0deg 28deg 118%";
/** Without a limit of its own the viewer never moves the camera farther away than 100%. */
const FARTHEST = "auto auto 200%";

/**
 * A piece's 3D model, which the visitor turns by dragging or by the arrow keys. On a phone with
 * augmented reality the visitor also sees the piece in the room, in its real size. The picture of
 * the tile stays visible until the model is loaded. The model never turns by itself.
 * @param onFail called when the browser can't show models, or the model can't be loaded
 */
export function ModelView({
  name,
  address,
  onFail,
}: {
  name: string;
  /** The address of the model, a GLB file. */
  address: string;
  onFail(): void;
}) {
  const viewer = useRef<ModelViewerElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [orbit, setOrbit] = useState(STANDING);

  useEffect(() => {
    const element = viewer.current;
    if (!element) return;
    if (!canShowModels()) {
      onFail();
      return;
    }
    function onLoad(): void {
      const size = element?.getDimensions();
      if (size && size.y < FLAT * Math.max(size.x, size.z)) setOrbit(LYING);
      setLoaded(true);
    }
    // The focus is set on the viewer, which passes it to its canvas when it shows the model, so
    // that the arrow keys turn the model.
    element.focus({ preventScroll: true });
    element.addEventListener("load", onLoad);
    element.addEventListener("error", onFail);
    return () => {
      element.removeEventListener("load", onLoad);
      element.removeEventListener("error", onFail);
    };
  }, [onFail]);

  return (
    <>
      {/* One ground lies behind the model and the hint, so that no line shows between them. */}
      {loaded ? <div className="absolute inset-0 bg-shell" /> : null}
      <model-viewer
        ref={viewer}
        src={address}
        tabIndex={-1}
        alt={say.modelOf(name)}
        ar
        ar-modes="webxr scene-viewer quick-look"
        ar-scale="fixed"
        camera-controls
        camera-orbit={orbit}
        max-camera-orbit={FARTHEST}
        disable-pan
        disable-zoom
        environment-image="neutral"
        exposure="1.1"
        interaction-prompt="none"
        interpolation-decay={matchMedia("(prefers-reduced-motion: reduce)").matches ? "1" : "50"}
        shadow-intensity="0.7"
        touch-action="pan-y"
        aria-busy={!loaded}
        className={`absolute inset-0 block size-full sm:h-[calc(100%-2.75rem)] [--poster-color:transparent] [--progress-bar-color:transparent] ${loaded ? "" : "opacity-0"}`}
      >
        <button
          slot="ar-button"
          type="button"
          className={buttonClass({
            look: "secondary",
            size: "small",
            className: "absolute! right-3.5 bottom-3.5 bg-surface! hover:bg-wine!",
          })}
        >
          {say.seeItBeforeYou}
        </button>
      </model-viewer>
      {loaded ? (
        <p className="pointer-events-none absolute top-4.5 left-4.5 text-caption text-ink-soft sm:inset-x-0 sm:top-auto sm:bottom-0 sm:px-4.5 sm:py-3">
          {say.dragToTurn}
          <span className="pointer-coarse:hidden">{say.orArrowKeys}</span>
          {say.endOfHint}
        </p>
      ) : (
        <TurnNote>{say.loadingThePiece}</TurnNote>
      )}
    </>
  );
}

/** Whether the browser supports 3D drawing (WebGL). */
function canShowModels(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
