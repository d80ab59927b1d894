import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleAlert, RotateCw } from "lucide";
import { useRef } from "react";
import { Button } from "../parts/button.tsx";
import { Progress } from "./progress.tsx";
import type { Upload } from "./uploads.ts";

/** A picture that is being uploaded, shown at the position that it will have. */
export function UploadTile({
  upload,
  stop,
  retry,
}: {
  upload: Upload;
  stop(): void;
  retry(): void;
}) {
  const { name, bytes, share, making, stopping, problem, canRetry } = upload;
  const stopButton = useRef<HTMLButtonElement>(null);
  const percent = `${Math.round(share * 100)}%`;
  return (
    <figure>
      <div className="grid aspect-square place-items-center bg-shell p-3.5">
        <div className="w-full min-w-0">
          <p className="mb-1.5 text-hint text-ink-soft">
            <span className="clip" title={name}>
              {name}
            </span>
            {problem ? null : making ? "Its sizes are made" : percent}
          </p>
          {problem ? (
            <p role="alert" className="flex gap-1.5 text-hint text-alert">
              <Icon of={CircleAlert} size={15} className="mt-px" />
              {problem}
            </p>
          ) : (
            <Progress name={name} share={share} />
          )}
          <p className="mt-2 -ml-2.5 flex flex-wrap">
            {canRetry ? (
              <Button
                kind="text"
                small
                icon={RotateCw}
                aria-label={`Try again: ${name}`}
                onClick={() => {
                  // The pressed button goes away, so the other one takes the keyboard focus.
                  stopButton.current?.focus();
                  retry();
                }}
              >
                Try again
              </Button>
            ) : null}
            <Button
              ref={stopButton}
              kind="text"
              small
              aria-label={problem ? `Leave it out: ${name}` : `Stop: ${name}`}
              busy={stopping && "Stopping"}
              onClick={stop}
            >
              {problem ? "Leave it out" : "Stop"}
            </Button>
          </p>
        </div>
      </div>
      <figcaption className="mt-1.5 text-hint text-ink-mute">{sayBytes(bytes)}</figcaption>
    </figure>
  );
}

/** The size of a file in words, such as `8.2 MB` or `640 KB`. */
export function sayBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
