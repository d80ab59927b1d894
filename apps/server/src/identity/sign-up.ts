import type { Signup } from "@suvarna/contract/identity/schemas";
import { type Actor, type App, act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Limit, Limits } from "../platform/limits.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { useTicket } from "./external-sign-ins.ts";
import { linkGoogle } from "./google-sign-in.ts";
import type { LetterDependencies } from "./letters.ts";
import { openUser } from "./open-user.ts";
import type { PasswordWork } from "./password-work.ts";
import { isPhoneProved } from "./phone-proof.ts";
import type { Profiles } from "./profiles.ts";
import { findUserOfPhone } from "./queries.ts";
import { readIdToken, type TokenReaders } from "./read-id-token.ts";
import type { CodeSending } from "./send-phone-code.ts";
import { refuseTaken, takenBy } from "./taken.ts";
import { mailVerification } from "./verification.ts";

/**
 * The limit on letters per e-mail address. Without it, an account could be deleted and opened again
 * and again, with a letter each time.
 */
const LETTERS: Limit = { name: "sign-up-letters", times: 5, seconds: 3600 };

/**
 * Opens a shopper's account. Who comes from Google has shown whose e-mail it is, and signs in that
 * way from then on too; who comes from a code has shown whose number it is. Any other number is
 * taken down as it is said, by as many as say so, unless somebody has proved it.
 * @returns the user's id
 * @throws Refusal bad_request, email_taken, phone_taken, google_token_wrong, rate_limited, unavailable
 */
export async function signUp(
  dependencies: LetterDependencies & { app: App; passwords: PasswordWork; tokens: TokenReaders } & {
    codes: Pick<CodeSending, "secret">;
    limits: Limits;
    profiles: Profiles;
  },
  actor: Actor,
  signup: Signup,
): Promise<string> {
  const { app } = dependencies;
  const { name, email, phone, password, addresses, googleIdToken, phoneProof } = signup;
  await refuseCommonPassword(password, signup);
  const vouched = googleIdToken ? await readIdToken(dependencies.tokens, googleIdToken) : null;
  const google = vouched?.google;
  if (vouched && google?.email !== email) throw notTheirs();
  const emailVerified = google !== undefined;
  if (!emailVerified) await dependencies.limits.use(LETTERS, email);
  const phoneVerified = isPhoneProved(
    dependencies.codes.secret,
    { phone, proof: phoneProof },
    app.clock(),
  );
  const passwordHash = await dependencies.passwords.hash(password);
  const account = { name, email, phone, passwordHash, staffRole: null };
  return refuseTaken(() =>
    act(app, actor, async (act) => {
      const { tx, at: now } = act;
      if (vouched) await useTicket(tx, vouched.ticket);
      if (await findUserOfPhone(tx, phone)) throw takenBy("phone_taken");
      const shown = { emailVerified, phoneVerified };
      const userId = await openUser(act, { ...account, ...shown });
      await dependencies.profiles.begin(act, userId, addresses);
      if (google) await linkGoogle(tx, userId, google.subject, now);
      else await mailVerification(dependencies, tx, { id: userId, email, actor }, now);
      return userId;
    }),
  );
}

function notTheirs(): Refusal {
  const message = "Use the e-mail of your Google account, or register without Google.";
  return new Refusal("bad_request", { message, fields: { email: message } });
}
