import type { Ground, Plugin } from "../platform/plugin.ts";
import { registerFactorLogins, registerFactors } from "./factor-routes.ts";
import { codeFigures } from "./figures.ts";
import { registerPasswordless } from "./passwordless-routes.ts";
import { registerRecovery } from "./recovery-routes.ts";
import { registerPasswords } from "./routes.ts";
import type { WaysToSignIn } from "./ways-to-sign-in.ts";

export { localIssuerProblem } from "./adapters/local-issuer.ts";
export { openExternalSignIn } from "./open-external-sign-in.ts";
export { sealedSecrets } from "./sealed-secrets.ts";
export { createWaysToSignIn } from "./ways-to-sign-in.ts";

export const identity: Plugin<Ground & { readonly signIn: WaysToSignIn }> = {
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
