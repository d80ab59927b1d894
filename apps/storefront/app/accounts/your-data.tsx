import { exportMe } from "@suvarna/contract/accounts/calls";
import { ApiError } from "@suvarna/contract/client";
import { Button } from "@suvarna/ui/button.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as account from "@suvarna/words/here/accounts";
import * as say from "@suvarna/words/here/accounts-profile";
import * as security from "@suvarna/words/here/accounts-security";
import { useState } from "react";
import { Link } from "react-router";
import { browserApi } from "../platform/api.ts";
import { PRIVACY } from "../site-map.ts";
import { CloseAccount } from "./close-account.tsx";
import { isProofAsked, OwnerProofField, useOwnerProof } from "./owner-proof.tsx";
import { ProfileRow } from "./profile-row.tsx";

/**
 * The section about the user's rights to the stored data: an export, and the erasure of the
 * account.
 */
export function YourData() {
  const [gathering, setGathering] = useState(false);
  const { proved, proof, isAsked, dialog } = useOwnerProof();
  const [proving, setProving] = useState(false);
  const [asking, setAsking] = useState(false);

  async function download(): Promise<void> {
    setGathering(true);
    try {
      save(await proved(() => browserApi.call(exportMe, {})));
      setProving(false);
    } catch (error) {
      // The dialog to which this error belongs asks for the proof, and the dialog's field shows the
      // error.
      if (error instanceof ApiError && isProofAsked(error)) setProving(true);
      else toast.error((error as Error).message);
    } finally {
      setGathering(false);
    }
  }

  return (
    <>
      <ProfileRow
        label={say.aCopy}
        action={
          <TextButton busy={gathering} onClick={() => void download()}>
            {gathering ? say.gathering : say.download}
            <span className="sr-only">{say.downloadWhat}</span>
          </TextButton>
        }
      >
        {say.allThatWeKeep(
          <Link key="privacy" to={PRIVACY} className="link-gold text-wine">
            {account.privacyPolicy}
          </Link>,
        )}
      </ProfileRow>
      <ProfileRow
        label={say.closeTheAccount}
        action={
          <TextButton onClick={() => setAsking(true)}>
            {say.close}
            <span className="sr-only">{say.closeWhat}</span>
          </TextButton>
        }
      >
        {say.cantBeHadBack}
      </ProfileRow>
      {dialog}
      <Dialog
        open={proving && isAsked}
        onClose={() => setProving(false)}
        title={security.isItYou}
        description={say.askOnceMore}
      >
        <form
          method="post"
          className="mt-5 grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            void download();
          }}
        >
          <OwnerProofField proof={proof} />
          <div>
            <Button type="submit" busy={gathering && say.gathering}>
              {say.download}
            </Button>
          </div>
        </form>
      </Dialog>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={say.closeYourAccount}
        description={say.closingDeletes}
      >
        <CloseAccount keep={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

/** Downloads data as a file. */
function save(data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "my-suvarna-data.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
