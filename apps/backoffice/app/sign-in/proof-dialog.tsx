import type { Reply } from "@suvarna/contract/endpoint";
import { startProof } from "@suvarna/contract/identity/factors";
import { proveStaff } from "@suvarna/contract/identity/staff";
import { useEffect, useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { api, sentenceOf } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { FactorForm } from "./factor-form.tsx";
import type { Way } from "./proof.ts";
import { SignInSteps } from "./sign-in-page.tsx";
import { useProofQuestion } from "./with-fresh-proof.ts";

type Options = Reply<typeof startProof>;

/** The dialog that asks for the second factor before a change that needs a fresh proof. */
export function ProofDialog() {
  const waiting = useProofQuestion((question) => question.waiting);
  return (
    <Dialog
      open={waiting !== null}
      onClose={() => waiting?.leave()}
      title="Show that it is you"
      description="This moves money, prices or people, so it asks for your second factor. It counts for five minutes."
      actions={<Button onClick={() => waiting?.leave()}>Leave it</Button>}
    >
      {waiting ? <Proof done={waiting.done} /> : null}
    </Dialog>
  );
}

function Proof({ done }: { done(): void }) {
  const [options, setOptions] = useState<Options | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    api.call(startProof, {}).then(setOptions, (error) => setFailure(sentenceOf(error)));
  }, []);
  if (failure) {
    return (
      <Bar tone="alert" live="alert" className="mt-4">
        {failure}
      </Bar>
    );
  }
  if (!options) return <i className="loading-shape mt-5 h-24" />;
  const ways = options.ways.filter((way): way is Way => way !== "password");
  return (
    <FactorForm
      ways={ways}
      passkey={options.passkey}
      send={async (proof) => {
        await api.call(proveStaff, { body: { challenge: options.challenge, ...proof } });
        done();
      }}
    />
  );
}

/** The sign-in dialog over a page whose session has ended. The page keeps the typed text. */
export function SessionOver() {
  const { ended, signOut } = useSession();
  return (
    <Dialog
      open={ended}
      onClose={() => undefined}
      title="Your session is over"
      description="What you typed is kept below."
      actions={<Button onClick={signOut}>Leave</Button>}
    >
      {ended ? (
        <div className="mt-5">
          <SignInSteps />
        </div>
      ) : null}
    </Dialog>
  );
}
