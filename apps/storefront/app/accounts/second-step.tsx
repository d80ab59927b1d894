import { ApiError } from "@suvarna/contract/client";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { answerFactor } from "@suvarna/contract/identity/second-factor";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/accounts-login";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { FactorForm, type Proof } from "./factor-form.tsx";

/**
 * The second step of a login, which asks for the second factor. The page around this form navigates
 * on once the session exists.
 */
export function SecondStep({
  waiting,
  startAgain,
}: {
  waiting: FactorNeeded;
  /** Called when the user goes back to the first step of the login. */
  startAgain(): void;
}) {
  const { challenge, factors, passkey } = waiting;

  async function send(proof: Proof): Promise<void> {
    try {
      const body = { challenge, ...proof };
      useSession.getState().logIn(await browserApi.call(answerFactor, { body }));
      toast.success(say.loginSuccessful);
    } catch (error) {
      if (error instanceof ApiError && error.code === "challenge_dead") {
        startAgain();
        toast.error(error.message);
        return;
      }
      throw error;
    }
  }

  return (
    <div className="mt-2 grid gap-7">
      <p className="text-ink-soft">{say.oneMoreStep}</p>
      <FactorForm ways={factors} passkey={passkey} send={send} submit={say.logIn} />
      <p>
        <TextButton onClick={startAgain}>{say.startAgain}</TextButton>
      </p>
    </div>
  );
}
