import { IconButton } from "@suvarna/ui/icon-button.tsx";
import { X } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const ModelView = lazy(() =>
  import("./model-view.tsx").then(({ ModelView }) => ({ default: ModelView })),
);
const SpinView = lazy(() =>
  import("./spin-view.tsx").then(({ SpinView }) => ({ default: SpinView })),
);

/**
 * A piece that is turned in its tile, over the tile's picture: by its model, or by the pictures of
 * one full turn where there is no model or the browser can't show it. The code of either is loaded
 * when a piece is first turned.
 */
export function TurnView({
  name,
  model,
  spin,
  onClose,
}: {
  name: string;
  /** The address of the model. */
  model: string | null;
  /** The pictures of one full turn, in order. */
  spin: readonly string[] | null;
  onClose(): void;
}) {
  const [failed, setFailed] = useState(false);
  const hasModel = model !== null && !failed;
  return (
    <div className="absolute inset-0 z-1">
      <Suspense fallback={<TurnNote>Loading the piece…</TurnNote>}>
        {hasModel ? (
          <ModelView name={name} address={model} onFail={() => setFailed(true)} />
        ) : spin ? (
          <SpinView name={name} frames={spin} />
        ) : (
          <TurnNote>This piece can’t be turned on this device just now.</TurnNote>
        )}
      </Suspense>
      <IconButton
        icon={X}
        label="Stop turning"
        onClick={onClose}
        className="absolute! top-1.5 right-1.5 hover:text-wine"
      />
    </div>
  );
}

/** A sentence at the bottom of the tile, whose picture stays visible. */
export function TurnNote({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="absolute inset-x-0 bottom-4 px-4 text-center text-caption text-ink-soft"
    >
      {children}
    </p>
  );
}
