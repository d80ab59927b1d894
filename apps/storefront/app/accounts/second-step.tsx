import { ApiError } from "@suvarna/contract/client";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { answerFactor } from "@suvarna/contract/identity/second-factor";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
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
      toast.success("Login successful!");
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
      <p className="text-ink-soft">One more step, so that nobody else can log in as you.</p>
      <FactorForm ways={factors} passkey={passkey} send={send} submit="Log in" />
      <p>
        <TextButton onClick={startAgain}>Start again</TextButton>
      </p>
    </div>
  );
}
