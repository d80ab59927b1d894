import { IconButton } from "@suvarna/ui/icon-button.tsx";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import * as say from "@suvarna/words/here/gallery";
import { X } from "lucide";
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { TurnNote } from "./turn-note.tsx";

interface ModelProps {
  readonly name: string;
  readonly address: string;
  onFail(): void;
}

/**
 * The viewer of 3D models, which is not part of the server's build. If the viewer can't be loaded,
 * it reports a failure and the page stays unchanged.
 */
const ModelView = lazy(async (): Promise<{ default: ComponentType<ModelProps> }> => {
  if (import.meta.env.SSR) return { default: FailedView };
  try {
    const { ModelView } = await import("./model-view.tsx");
    return { default: ModelView };
  } catch {
    return { default: FailedView };
  }
});
const SpinView = requiredPart(() => import("./spin-view.tsx").then(({ SpinView }) => SpinView));

/**
 * A piece that the visitor turns in its tile, over the tile's picture: by its 3D model, or by the
 * pictures of one full turn where there is no model or the browser can't show it. The code of
 * either view is loaded when a piece is first turned.
 */
export function TurnView({
  name,
  model,
  spin,
  onClose,
}: {
  name: string;
  /** The address of the 3D model. */
  model: string | null;
  /** The pictures of one full turn, in order. */
  spin: readonly string[] | null;
  onClose(): void;
}) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const hasModel = model !== null && !failed;
  return (
    <div className="absolute inset-0 z-1">
      <Suspense fallback={<TurnNote>{say.loadingThePiece}</TurnNote>}>
        {hasModel ? (
          <ModelView name={name} address={model} onFail={fail} />
        ) : spin ? (
          <SpinView name={name} frames={spin} />
        ) : (
          <TurnNote>{say.cannotTurn}</TurnNote>
        )}
      </Suspense>
      <IconButton
        icon={X}
        label={say.stopTurning}
        onClick={onClose}
        className="absolute! top-1.5 right-1.5 hover:text-wine"
      />
    </div>
  );
}

function FailedView({ onFail }: { onFail(): void }) {
  useEffect(() => onFail(), [onFail]);
  return null;
}
