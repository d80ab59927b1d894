import { login } from "@suvarna/contract/identity/calls";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { answerFactor } from "@suvarna/contract/identity/second-factor";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Check } from "lucide";
import { type FormEvent, useEffect, useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { PasswordField } from "../parts/password-field.tsx";
import { api, hasCode, sentenceOf } from "../platform/api.ts";
import { deviceHeaders, useSession } from "../platform/session.ts";
import { FactorForm } from "./factor-form.tsx";
import type { Proof } from "./proof.ts";
import { sayTriesLeft } from "./say-tries-left.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The sign-in page, which asks for the password and then for the second factor. */
export function SignInPage() {
  useEffect(() => {
    document.title = "Sign in | Back office";
  }, []);
  return (
    <SignInFrame>
      <SignInSteps />
    </SignInFrame>
  );
}

/**
 * Both steps of the sign-in. The sign-in page uses them, and so does the dialog over a page whose
 * session has ended.
 */
export function SignInSteps() {
  const [email, setEmail] = useState("");
  const [waiting, setWaiting] = useState<FactorNeeded | null>(null);

  async function answer(proof: Proof): Promise<void> {
    try {
      const { challenge } = waiting as FactorNeeded;
      const entered = await api.call(answerFactor, { body: { challenge, ...proof } });
      useSession.getState().signIn(entered);
    } catch (error) {
      if (hasCode(error, "challenge_dead")) setWaiting(null);
      throw error;
    }
  }

  if (!waiting) {
    return <PasswordStep email={email} setEmail={setEmail} onWaiting={setWaiting} />;
  }
  return (
    <>
      <p className="mb-3.5 flex items-center gap-2 text-caption text-ink-mute">
        <span className="min-w-0">
          {email}
          <br />
          <button type="button" className="link" onClick={() => setWaiting(null)}>
            Not you?
          </button>
        </span>
        <span className="ml-auto flex items-center gap-1.5 text-leaf">
          <Icon of={Check} size={16} /> Password right
        </span>
      </p>
      <h1>Show that it is you</h1>
      <p className="mt-2 text-ink-soft">
        Your password alone opens nothing here. Use{" "}
        {waiting.passkey ? "your passkey, or the six digits" : "the six digits"} of your
        authenticator.
      </p>
      <FactorForm ways={waiting.factors} passkey={waiting.passkey} send={answer} />
    </>
  );
}

function PasswordStep({
  email,
  setEmail,
  onWaiting,
}: {
  email: string;
  setEmail(email: string): void;
  onWaiting(waiting: FactorNeeded): void;
}) {
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    setFailure(null);
    setWrong(false);
    try {
      const body = { email: email.trim(), password };
      const answer = await api.call(login, { body, headers: deviceHeaders() });
      if ("factorNeeded" in answer) onWaiting(answer);
      else if (answer.user.role === "staff") useSession.getState().signIn(answer);
      else setFailure("This account is a shopper's. The back office is for the shop's staff.");
    } catch (error) {
      const isRefused = hasCode(error, "credentials_wrong");
      setWrong(isRefused);
      setFailure(
        isRefused
          ? `E-mail or password is not right. ${sayTriesLeft(error, "The next try has to wait a moment.")}`
          : sentenceOf(error),
      );
    }
    setBusy(false);
  }

  return (
    <>
      <h1>Sign in</h1>
      {failure ? (
        <Bar tone="alert" live="alert" className="mt-4">
          {failure}
        </Bar>
      ) : null}
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <div className="mt-4 grid gap-4">
          <TextField
            label="E-mail"
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            isInvalid={isWrong}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </div>
        <Button
          kind="primary"
          type="submit"
          busy={busy && "Checking"}
          className="mt-6 min-h-11 w-full"
        >
          Go on
        </Button>
      </form>
      <p className="mt-4 text-caption text-ink-mute">
        <a href="/forgot-password" className="link">
          Forgotten?
        </a>{" "}
        A link goes to your e-mail; the second factor stays.
      </p>
    </>
  );
}
