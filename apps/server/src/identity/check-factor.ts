import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Vault } from "../platform/vault.ts";
import { sendFactorLetter } from "./factor-letters.ts";
import { type FactorRow, listFactors, sealedFor } from "./factors.ts";
import type { LetterDependencies } from "./letters.ts";
import type { Passkeys } from "./passkeys.ts";
import { consumeRecoveryCode } from "./recovery-codes.ts";
import { factors } from "./tables.ts";
import { stepOfCode } from "./totp.ts";

/** The dependencies of checking a second factor. */
export interface FactorDependencies extends LetterDependencies {
  readonly vault: Vault;
  readonly passkeys: Passkeys;
}

/** An answer to a challenge. It contains exactly one of a code, a recovery code and a passkey. */
export interface FactorAnswer {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
  readonly passkey?: { readonly id: string } | undefined;
}

/**
 * Checks a second factor of a user and marks it as used: a code of an authenticator app and a
 * recovery code are accepted once, and the counter of a passkey must have increased.
 * @param nonce the value that a passkey must have signed; null when none was given out
 */
export async function checkFactor(
  dependencies: FactorDependencies,
  act: Act,
  userId: string,
  { nonce, answer }: { nonce: string | null; answer: FactorAnswer },
): Promise<boolean> {
  const { code, recoveryCode, passkey } = answer;
  if (recoveryCode) {
    const right = await consumeRecoveryCode(act.tx, userId, recoveryCode);
    if (right) await sendFactorLetter(dependencies, act, userId, "recovery_code_used");
    return right;
  }
  const own = await listFactors(act.tx, userId);
  if (code) return checkCode(dependencies.vault, act, own, code);
  return passkey && nonce
    ? checkPasskey(dependencies.passkeys, act, own, { nonce, passkey })
    : false;
}

async function checkCode(
  vault: Vault,
  { tx, at }: Act,
  own: readonly FactorRow[],
  code: string,
): Promise<boolean> {
  for (const { id, userId, secret } of own) {
    const step =
      secret === null ? null : stepOfCode(vault.open(secret, sealedFor(userId)), code, at);
    if (step === null) continue;
    const used = await tx
      .update(factors)
      .set({ lastStep: step, lastUsedAt: at })
      .where(and(eq(factors.id, id), or(isNull(factors.lastStep), lt(factors.lastStep, step))))
      .returning({ id: factors.id });
    if (used.length > 0) return true;
  }
  return false;
}

async function checkPasskey(
  passkeys: Passkeys,
  { tx, at }: Act,
  own: readonly FactorRow[],
  { nonce, passkey }: { nonce: string; passkey: { readonly id: string } },
): Promise<boolean> {
  const storedPasskey = own.find(({ credentialId }) => credentialId === passkey.id);
  const counter = storedPasskey ? await passkeys.verify(nonce, passkey, storedPasskey) : null;
  if (!storedPasskey || counter === null) return false;
  await tx.update(factors).set({ counter, lastUsedAt: at }).where(eq(factors.id, storedPasskey.id));
  return true;
}
