import { ApiError } from "@suvarna/contract/client";
import type * as schemas from "@suvarna/contract/identity/factor-schemas";
import { prove, startProof } from "@suvarna/contract/identity/factors";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import * as say from "@suvarna/words/here/accounts-security";
import { type ReactNode, Suspense, useState } from "react";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import type { Proof } from "./factor-form.tsx";

// Few visits need this form, so its code is loaded only when the server asks for a proof.
const FactorForm = requiredPart(() =>
  import("./factor-form.tsx").then(({ FactorForm }) => FactorForm),
);

type ProofChallenge = z.output<(typeof schemas.startProof.replies)[200]>;

/** The proof that the server asks for, with the refused call that needs the proof. */
interface Pending {
  readonly challenge: ProofChallenge;
  readonly again: () => Promise<void>;
  readonly giveUp: () => void;
}

/**
 * Runs calls that need a fresh proof. When the server refuses a call because the proof is missing,
 * a dialog asks for the proof, and the call is made again.
 */
export function useFreshProof(): {
  run(act: () => Promise<void>): Promise<void>;
  dialog: ReactNode;
} {
  const [pending, setPending] = useState<Pending | null>(null);

  async function run(act: () => Promise<void>): Promise<void> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "fresh_proof_needed") throw error;
    }
    const challenge = await browserApi.call(startProof, {});
    await new Promise<void>((resolve, reject) => {
      const again = () => act().then(resolve, reject);
      setPending({ challenge: challenge, again, giveUp: resolve });
    });
  }

  async function send({ passkey, ...typed }: Proof): Promise<void> {
    if (!pending) return;
    const { challenge } = pending.challenge;
    const body = passkey ? { challenge, passkey } : typed;
    await browserApi.call(prove, { body });
    setPending(null);
    await pending.again();
  }

  const dialog = (
    <Dialog
      open={pending !== null}
      onClose={() => {
        pending?.giveUp();
        setPending(null);
      }}
      title={say.isItYou}
      description={say.proveOnceMore}
    >
      {pending ? (
        <div className="mt-5">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <FactorForm
              ways={pending.challenge.ways}
              passkey={pending.challenge.passkey}
              send={send}
              submit={say.goOn}
            />
          </Suspense>
        </div>
      ) : null}
    </Dialog>
  );
  return { run, dialog };
}
