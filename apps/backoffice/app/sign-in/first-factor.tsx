import {
  addPasskey,
  addTotp,
  listFactors,
  startPasskey,
  startTotp,
} from "@suvarna/contract/identity/factors";
import { makePasskey } from "@suvarna/ui/passkey-browser.ts";
import { QrCode } from "@suvarna/ui/qr-code.tsx";
import { Fingerprint, Smartphone } from "lucide";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { api, sentenceOf } from "../platform/api.ts";
import { CodeField } from "./code-field.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

interface Started {
  readonly challenge: string;
  readonly secret: string;
  readonly uri: string;
}

/** The page on which staff without a second factor add one, before they can do any other work. */
export function FirstFactorPage({ onReady }: { onReady(): void }) {
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    await work().catch((error: unknown) => setFailure(sentenceOf(error)));
    setBusy(false);
  }
  const withPasskey = () =>
    attempt(async () => {
      const { challenge, passkey } = await api.call(startPasskey, {});
      const newPasskey = await makePasskey(passkey);
      const body = { challenge, passkey: newPasskey, name: "Passkey of this device" };
      setCodes((await api.call(addPasskey, { body })).recoveryCodes);
    });
  const withCode = (code: string) =>
    attempt(async () => {
      const { challenge } = started as Started;
      const body = { challenge, code, name: "Authenticator" };
      setCodes((await api.call(addTotp, { body })).recoveryCodes);
    });

  if (codes) {
    return (
      <SignInFrame>
        <h1>Write these down</h1>
        <p className="mt-2 text-ink-soft">
          Each of these codes opens your account once, should your phone be lost. They are not shown
          again.
        </p>
        <ul className="code mt-5 grid gap-1.5 bg-shell p-4 font-medium">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button kind="primary" className="mt-6 min-h-11 w-full" onClick={onReady}>
          I have written them down
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame>
      <h1>Add your second factor</h1>
      <p className="mt-2 text-ink-soft">
        A password can be guessed or stolen. Before anything else, add a passkey of this device or
        an authenticator app.
      </p>
      {failure ? (
        <Bar tone="alert" live="alert" className="mt-4">
          {failure}
        </Bar>
      ) : null}
      {started ? (
        <div className="mt-5 grid gap-4">
          <QrCode text={started.uri} label="QR code for your authenticator app" />
          <p className="text-caption text-ink-mute">
            Scan it with your authenticator, or type this secret:{" "}
            <b className="code font-medium whitespace-normal text-ink select-all">
              {started.secret.match(/.{1,4}/g)?.join(" ")}
            </b>
          </p>
          <CodeField
            label="The six digits that it shows now"
            busy={busy}
            failed={failure !== null}
            send={(code) => void withCode(code)}
          />
        </div>
      ) : (
        <div className="mt-6 grid gap-3">
          <Button
            kind="primary"
            icon={Fingerprint}
            className="min-h-11"
            busy={busy && "Waiting for the passkey"}
            onClick={() => void withPasskey()}
          >
            Add a passkey
          </Button>
          <Button
            icon={Smartphone}
            className="min-h-11"
            disabled={busy}
            onClick={() => void attempt(async () => setStarted(await api.call(startTotp, {})))}
          >
            Use an authenticator app
          </Button>
        </div>
      )}
    </SignInFrame>
  );
}

/** Whether the user must still add a second factor. */
export async function needsFactor(): Promise<boolean> {
  return (await api.call(listFactors, {})).factors.length === 0;
}
