import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { FactorCode, RecoveryCode } from "@suvarna/contract/identity/factor-schemas";
import type { askForPasskey } from "@suvarna/ui/passkey-browser.ts";
import * as z from "zod/mini";

/** The second factors by which a user can answer a challenge. */
export type Way = FactorNeeded["factors"][number];

/** The answer to a challenge. Exactly one of its fields is set. */
export interface Proof {
  readonly code?: string;
  readonly recoveryCode?: string;
  readonly passkey?: Awaited<ReturnType<typeof askForPasskey>>;
}

export const CodeForm = z.object({ code: FactorCode });
export const RecoveryForm = z.object({ recoveryCode: RecoveryCode });
