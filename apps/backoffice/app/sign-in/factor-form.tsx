import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { askForPasskey } from "@suvarna/ui/passkey-browser.ts";
import { Fingerprint } from "lucide";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { sentenceOf } from "../platform/api.ts";
import { CodeField } from "./code-field.tsx";
import { CodeForm, type Proof, RecoveryForm, type Way } from "./proof.ts";
import { sayTriesLeft } from "./say-tries-left.ts";

/**
 * Asks for the second factor: the passkey, the six digits of the authenticator app, or a recovery
 * code. The sixth digit submits the code.
 */
export function FactorForm({
  ways,
  passkey,
  send,
}: {
  ways: readonly Way[];
  /** The WebAuthn options for the browser, if the user has a passkey. */
  passkey: FactorNeeded["passkey"];
  /**
   * Sends the answer to the challenge.
   * @throws ApiError when the server refuses the answer
   */
  send(proof: Proof): Promise<void>;
}) {
  const [way, setWay] = useState<"totp" | "recovery">(ways.includes("totp") ? "totp" : "recovery");
  const [busy, setBusy] = useState<"passkey" | "code" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(kind: "passkey" | "code", proof: () => Promise<Proof>): Promise<void> {
    setBusy(kind);
    setFailure(null);
    try {
      await send(await proof());
    } catch (error) {
      const tries = sayTriesLeft(error, "No try is left, so begin again.");
      setFailure(`${sentenceOf(error)} ${tries}`.trim());
    }
    setBusy(null);
  }

  return (
    <div className="mt-5 grid gap-4">
      {failure ? (
        <Bar tone="alert" live="alert">
          {failure}
        </Bar>
      ) : null}
      {passkey ? (
        <>
          <Button
            kind="primary"
            icon={Fingerprint}
            className="min-h-11 w-full"
            busy={busy === "passkey" && "Waiting for the passkey"}
            onClick={() =>
              void attempt("passkey", async () => ({ passkey: await askForPasskey(passkey) }))
            }
          >
            Use passkey
          </Button>
          <p className="flex items-center gap-3 text-caption text-ink-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
        </>
      ) : null}
      {way === "totp" ? (
        <CodeField
          busy={busy === "code"}
          failed={failure !== null}
          send={(code) =>
            void attempt("code", async () => ({ code: CodeForm.parse({ code }).code }))
          }
        />
      ) : (
        <RecoveryCodeForm
          busy={busy === "code"}
          send={(recoveryCode) => void attempt("code", async () => ({ recoveryCode }))}
        />
      )}
      {ways.includes("totp") && ways.includes("recovery") ? (
        <p className="text-caption">
          <button
            type="button"
            className="link"
            onClick={() => {
              setFailure(null);
              setWay(way === "totp" ? "recovery" : "totp");
            }}
          >
            {way === "totp" ? "Use a recovery code" : "Use the authenticator"}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function RecoveryCodeForm({ busy, send }: { busy: boolean; send(code: string): void }) {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const entered = RecoveryForm.safeParse({ recoveryCode: field.current?.value ?? "" });
    setError(entered.error?.issues[0]?.message);
    if (entered.success) send(entered.data.recoveryCode);
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={field}
        id={id}
        label="Recovery code"
        hint="One of the ten that you wrote down. Each works once."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
      <Button kind="primary" type="submit" busy={busy && "Checking"} className="min-h-11">
        Go on
      </Button>
    </form>
  );
}
