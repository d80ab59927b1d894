import type { StaffPicture } from "@suvarna/contract/catalogue/picture-schemas";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";

const LONGEST_ALT = 200;
const SHOWN_WIDTH = 720;

/** The dialog for a picture's alternative text, and for the choice of the cover picture. */
export function PictureDialog({
  picture,
  isCover,
  busy,
  onKeep,
  onRemove,
  onClose,
}: {
  picture: StaffPicture;
  isCover: boolean;
  busy: boolean;
  onKeep(change: { alt: string; asCover: boolean }): void;
  onRemove(): void;
  onClose(): void;
}) {
  const [alt, setAlt] = useState(picture.alt);
  const [tried, setTried] = useState(false);
  const words = alt.trim();

  function keep(asCover: boolean): void {
    setTried(true);
    if (words === "" && (asCover || isCover)) return;
    onKeep({ alt: words, asCover });
  }
  const missing = tried && words === "" ? "Say what the cover shows" : undefined;
  const { width, height } = picture;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isCover ? "The cover" : "A picture"}
      footnote={width && height ? `${width} × ${height} px` : null}
      actions={
        <>
          <Button kind="danger" onClick={onRemove} disabled={busy}>
            Take it away
          </Button>
          {isCover ? null : (
            <Button onClick={() => keep(true)} disabled={busy}>
              Make it the cover
            </Button>
          )}
          <Button kind="primary" onClick={() => keep(false)} busy={busy ? "Keeping" : false}>
            Keep
          </Button>
        </>
      }
    >
      <img
        src={pictureVariant(picture.address, SHOWN_WIDTH, "webp")}
        alt=""
        className="mx-auto mt-4 mb-4 aspect-square max-h-80 bg-shell object-contain"
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep(false);
        }}
      >
        <TextField
          label="What one sees"
          hint={`For shoppers who can't see it, and for search engines. ${words.length} of ${LONGEST_ALT} signs`}
          error={missing}
          value={alt}
          maxLength={LONGEST_ALT}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
