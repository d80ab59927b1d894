import { exportMe } from "@suvarna/contract/accounts/calls";
import { ApiError } from "@suvarna/contract/client";
import { Button } from "@suvarna/ui/button.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
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
        label="A copy"
        action={
          <TextButton disabled={gathering} onClick={() => void download()}>
            {gathering ? "Gathering..." : "Download"}
            <span className="sr-only"> your data</span>
          </TextButton>
        }
      >
        All that we keep about you, as one file. Why we keep it stands in our{" "}
        <Link to={PRIVACY} className="link-gold text-wine">
          privacy policy
        </Link>
        .
      </ProfileRow>
      <ProfileRow
        label="Close the account"
        action={
          <TextButton onClick={() => setAsking(true)}>
            Close<span className="sr-only"> account</span>
          </TextButton>
        }
      >
        It can’t be had back. Invoices stay as long as the law asks.
      </ProfileRow>
      {dialog}
      <Dialog
        open={proving && isAsked}
        onClose={() => setProving(false)}
        title="Is it you?"
        description="The file has all that we hold about you, so we ask once more who you are."
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
            <Button type="submit" busy={gathering && "Gathering..."}>
              Download
            </Button>
          </div>
        </form>
      </Dialog>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Close your account?"
        description="Your profile, addresses, cart and favorites are deleted at once, and can't be had back. Of your orders the law asks us to keep the figures; your name and address go from each as soon as it is delivered."
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
