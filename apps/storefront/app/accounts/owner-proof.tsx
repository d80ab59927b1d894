import { getMe } from "@suvarna/contract/accounts/calls";
import { ApiError } from "@suvarna/contract/client";
import { sendPhoneProof } from "@suvarna/contract/identity/calls";
import { prove } from "@suvarna/contract/identity/factors";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-security";
import { useState } from "react";
import { browserApi } from "../platform/api.ts";
import { useFreshProof } from "./fresh-proof.tsx";

/**
 * The proof that the server asks for: the password, or a code that was sent to the confirmed phone
 * number.
 */
type Kind = "password" | "otp";

/**
 * The proof that the logged-in user is the account's owner, which some calls need when the login is
 * not recent. The user is asked for the proof once the server refuses one of these calls.
 */
export function useOwnerProof() {
  const [kind, setKind] = useState<Kind | null>(null);
  const [secret, setSecret] = useState("");
  const [error, setError] = useState<string>();
  const { run, dialog } = useFreshProof();

  /**
   * Makes an API call, with the proof if the server has asked for a proof. For an account with a
   * second factor, a dialog asks for that factor.
   * @throws ApiError; Error when the dialog was closed without a proof
   */
  async function proved<Result>(call: () => Promise<Result>): Promise<Result> {
    const done: Result[] = [];
    await run(async () => {
      done.push(await attempt(call));
    });
    if (done.length === 0) throw new Error(say.notProved);
    return done[0] as Result;
  }

  async function attempt<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      setError(undefined);
      if (kind) await browserApi.call(prove, { body: { [kind]: secret } });
      return await call();
    } catch (error) {
      const proofKind = await kindOf(error);
      if (proofKind) setKind(proofKind);
      if (proofKind || kind) setError((error as Error).message);
      throw error;
    }
  }

  const field = { value: secret, onChange: (typed: string) => setSecret(typed), error };
  return { proved, isAsked: kind !== null, proof: kind ? { kind, ...field } : null, dialog };
}

const ASKED: readonly ApiError["code"][] = [
  "password_needed",
  "password_wrong",
  "otp_wrong",
  "login_old",
];

/** Whether a call was refused because its proof is missing or wrong. */
export function isProofAsked({ code }: ApiError): boolean {
  return ASKED.includes(code);
}

async function kindOf(error: unknown): Promise<Kind | null> {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "password_needed" || error.code === "password_wrong") return "password";
  if (error.code === "otp_wrong") return "otp";
  return error.code === "login_old" && (await sendCode()) ? "otp" : null;
}

/** Sends a code to the account's number. @returns false if the account has no confirmed number */
async function sendCode(): Promise<boolean> {
  const { phone, phoneVerified } = await browserApi.call(getMe, {});
  if (!phoneVerified) return false;
  await browserApi.call(sendPhoneProof, { body: { phone } });
  return true;
}

/** The field for the proof, which is hidden while the server asks for no proof. */
export function OwnerProofField({
  proof,
  className,
}: {
  proof: ReturnType<typeof useOwnerProof>["proof"];
  className?: string;
}) {
  if (!proof) return null;
  const { kind, value, error, onChange } = proof;
  const field = {
    name: "proof",
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    error,
    ...(className ? { className } : {}),
  };
  if (kind === "password") {
    return <PasswordField {...field} label={fields.password} autoComplete="current-password" />;
  }
  return (
    <TextField
      {...field}
      label={fields.otp}
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={say.codeIsSent}
    />
  );
}
