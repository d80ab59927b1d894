import { sendPicture } from "@suvarna/contract/content/staff";
import type { Reply } from "@suvarna/contract/endpoint";
import { ImageUp, RotateCw, Trash2 } from "lucide";
import { useId, useRef, useState } from "react";
import { Button } from "../parts/button.tsx";
import { hasCode, hasShopFailed, sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";

const TYPES = sendPicture.file.types.join(",");

/**
 * A field for a picture of the shop's pages, with a button that uploads another picture. After a
 * failure that may pass, a button sends the same file again.
 */
export function PictureField({
  label,
  picture,
  hint,
  error,
  disabled = false,
  onChange,
  onRemove,
}: {
  label: string;
  /** The address of the picture; empty without a picture. */
  picture: string;
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange(sent: Reply<typeof sendPicture>): void;
  /** Takes the picture away; left out where the content can't be without a picture. */
  onRemove?: (() => void) | undefined;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const send = useChange(sendPicture);
  const [failure, setFailure] = useState<string>();
  /** The file whose sending has failed but may work later. */
  const [failedFile, setFailedFile] = useState<File>();

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setFailure(undefined);
    setFailedFile(undefined);
    try {
      onChange(await send.mutateAsync({ file }));
    } catch (problem) {
      if (problem instanceof ProofLeft) return;
      setFailure(sentenceOf(problem));
      if (hasShopFailed(problem) || hasCode(problem, "rate_limited")) setFailedFile(file);
    }
  }
  const wrong = failure ?? error;
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.25 text-caption font-medium">{label}</legend>
      <div className="flex items-center gap-3">
        {picture ? (
          <img
            src={picture.replace(/\.jpg/, ".360.webp")}
            alt=""
            className="h-17 w-30 flex-none bg-shell object-cover"
          />
        ) : (
          <span className="grid h-17 w-30 flex-none place-items-center bg-shell text-hint text-ink-mute">
            No picture
          </span>
        )}
        <p className="min-w-0 flex-1 text-hint text-ink-mute">
          {picture ? <span className="clip text-desk text-ink">{nameOf(picture)}</span> : null}
          {hint}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept={TYPES}
          aria-label={label}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
        <Button
          ref={choose}
          small
          icon={ImageUp}
          busy={send.isPending && "Sending"}
          onClick={() => input.current?.click()}
        >
          {picture ? "Change" : "Choose"}
        </Button>
      </div>
      {wrong ? (
        <p role="alert" className="mt-1.25 text-caption text-alert">
          {wrong}
        </p>
      ) : null}
      <p className="-ml-2.5 flex flex-wrap gap-1.5 empty:hidden">
        {failedFile ? (
          <Button
            small
            kind="text"
            icon={RotateCw}
            aria-label={`Try again: ${failedFile.name}`}
            onClick={() => {
              // The pressed button goes away, so the one that chooses takes the keyboard focus.
              choose.current?.focus();
              void take(failedFile);
            }}
          >
            Try again
          </Button>
        ) : null}
        {picture && onRemove ? (
          <Button
            small
            kind="text"
            icon={Trash2}
            aria-label={`Take away: ${label}`}
            disabled={send.isPending}
            onClick={() => {
              choose.current?.focus();
              setFailure(undefined);
              setFailedFile(undefined);
              onRemove();
            }}
          >
            Take away
          </Button>
        ) : null}
      </p>
    </fieldset>
  );
}

/** The name of a picture's file. A picture that staff have uploaded has only an id. */
function nameOf(picture: string): string {
  const file = picture.slice(picture.lastIndexOf("/") + 1);
  return file.startsWith("content-") ? "Your picture" : file;
}
