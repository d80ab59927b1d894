import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { registerFactorLogins, registerFactors } from "./factor-routes.ts";
import { codeFigures } from "./figures.ts";
import { registerPasswordless } from "./passwordless-routes.ts";
import { registerRecovery } from "./recovery-routes.ts";
import { registerPasswords } from "./routes.ts";
import type { WaysToSignIn } from "./ways-to-sign-in.ts";

export { openExternalSignIn } from "./open-external-sign-in.ts";
export { sealedSecrets } from "./sealed-secrets.ts";
export { createWaysToSignIn } from "./ways-to-sign-in.ts";

/** The reason why the demonstration's issuer does not work; null when it works. */
export async function localIssuerProblem(): Promise<string | null> {
  return (await import("./adapters/local-issuer.ts")).localIssuerProblem();
}

export const identity: Plugin<CapabilityServices & { readonly signIn: WaysToSignIn }> = {
  name: "identity",
  register({ api, signIn }) {
    registerPasswords(api, signIn);
    registerPasswordless(api, signIn);
    registerRecovery(api, signIn);
    registerFactorLogins(api, signIn);
    registerFactors(api, signIn);
  },
  figures: ({ signIn }) => codeFigures(signIn.codes),
};
