import type { User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { sendVerification } from "@suvarna/contract/identity/calls";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/accounts-profile";
import { useState } from "react";
import { browserApi } from "../platform/api.ts";

/**
 * Says whether the e-mail address is confirmed or waits for its confirmation. It says nothing of an
 * account without an e-mail address.
 */
export function EmailProof({ user: { email, emailVerified, pendingEmail } }: { user: User }) {
  const [busy, setBusy] = useState(false);
  if (email === "" && pendingEmail === null) return null;
  if (emailVerified && pendingEmail === null) return say.confirmed;

  async function send(): Promise<void> {
    setBusy(true);
    try {
      toast.success(say.letterIsOnItsWay((await browserApi.call(sendVerification, {})).message));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <span className="wrap-anywhere">
        {pendingEmail === null ? say.emailNotConfirmed : say.emailTakesItsPlace(pendingEmail)}
      </span>{" "}
      <TextButton busy={busy} onClick={() => void send()}>
        {say.sendTheLetterAgain}
      </TextButton>
    </>
  );
}
