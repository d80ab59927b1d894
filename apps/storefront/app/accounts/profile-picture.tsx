import { deleteAvatar, putAvatar } from "@suvarna/contract/accounts/calls";
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from "@suvarna/contract/accounts/constants";
import type { User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-profile";
import { useId, useState } from "react";
import { browserApi } from "../platform/api.ts";
import { storeUser } from "./store-user.ts";

/** The user's picture, or the first letter of the name, with buttons to change and remove it. */
export function ProfilePicture({ user: { fullName, profileImage } }: { user: User }) {
  const [busy, setBusy] = useState(false);
  const inputId = useId();

  async function change(ask: () => Promise<User>, done: string): Promise<void> {
    setBusy(true);
    try {
      storeUser(await ask());
      toast.success(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.status === 413 ? say.pictureTooLarge : error.message);
    } finally {
      setBusy(false);
    }
  }

  function choose(input: HTMLInputElement): void {
    const [file] = input.files ?? [];
    // The file field is emptied, so that choosing the same file again after a refusal fires a
    // change event.
    input.value = "";
    if (!file) return;
    if (file.size > AVATAR_MAX_BYTES) toast.error(say.pictureTooLarge);
    else void change(() => browserApi.call(putAvatar, { file }), say.pictureIsChanged);
  }

  return (
    <div className="flex items-center gap-5">
      {profileImage ? (
        <img src={profileImage} alt="" width={72} height={72} className={LOOK} />
      ) : (
        <span aria-hidden className={`${LOOK} grid place-items-center font-display text-2xl`}>
          {fullName.charAt(0).toUpperCase()}
        </span>
      )}
      <div className="min-w-0">
        <p className="flex items-center gap-4">
          <input
            id={inputId}
            type="file"
            accept={AVATAR_TYPES.join()}
            disabled={busy}
            onChange={({ currentTarget }) => choose(currentTarget)}
            className="peer sr-only"
          />
          <label
            htmlFor={inputId}
            className="link-gold min-h-7 cursor-pointer text-caption text-ink-soft peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-wine hover:text-wine"
          >
            {busy ? fields.saving : say.changePicture}
          </label>
          {profileImage ? (
            <TextButton
              busy={busy}
              onClick={() =>
                void change(() => browserApi.call(deleteAvatar, {}), say.pictureIsRemoved)
              }
            >
              {say.removePicture}
            </TextButton>
          ) : null}
        </p>
      </div>
    </div>
  );
}

const LOOK = "size-18 flex-none rounded-round bg-sand object-cover text-wine";
