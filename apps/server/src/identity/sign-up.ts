import type { Signup } from "@suvarna/contract/identity/schemas";
import { type Actor, type App, act, languageOf } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { type Delay, isAllowed, type Limit, type Limits, networkOf } from "../platform/limits.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { consumeTicket } from "./external-sign-ins.ts";
import { linkGoogle } from "./google-sign-in.ts";
import type { LetterDependencies } from "./letters.ts";
import { openUser } from "./open-user.ts";
import type { PasswordWork } from "./password-work.ts";
import { isPhoneProved } from "./phone-proof.ts";
import type { Profiles } from "./profiles.ts";
import { findUserOfPhone } from "./queries.ts";
import { readIdToken, type TokenReaders } from "./read-id-token.ts";
import { duplicateRefusal, refuseDuplicates } from "./refuse-duplicates.ts";
import type { CodeSending } from "./send-phone-code.ts";
import { mailVerification } from "./verification.ts";

/**
 * How many accounts a network may open before each further account has to wait. The limit also
 * slows down a person who tries which e-mail addresses have an account (docs/decisions/0070).
 */
const SENDER: Delay = { name: "sign-up by a network", free: 10, seconds: 3600, waits: [10, 30] };
/**
 * The limit on verification letters per e-mail address. Without the limit, an account could be
 * deleted and opened again and again, with a letter each time. Above the limit the account is
 * opened without a letter, so that strangers can't block an address. The user can ask for the
 * letter later.
 */
const LETTERS: Limit = { name: "sign-up-letters", times: 5, seconds: 3600 };

/**
 * Opens a shopper's account. A person who comes from Google has proved the e-mail address and can
 * then also sign in with Google. A person with a phone proof has proved the phone number. Any other
 * phone number is stored as unproved, also in several accounts, unless an account has proved it.
 * @returns the user's id
 * @throws Refusal bad_request, email_taken, phone_taken, google_token_wrong, rate_limited,
 *   unavailable
 */
export async function signUp(
  dependencies: LetterDependencies & { app: App; passwords: PasswordWork; tokens: TokenReaders } & {
    codes: Pick<CodeSending, "secret">;
    limits: Limits;
    profiles: Profiles;
  },
  actor: Actor,
  signup: Signup,
  address: string,
): Promise<string> {
  const { app, limits } = dependencies;
  const { name, email, phone, password, addresses, googleIdToken, phoneProof } = signup;
  await refuseCommonPassword(password, signup);
  await limits.delay(SENDER, networkOf(address));
  const vouched = googleIdToken ? await readIdToken(dependencies.tokens, googleIdToken) : null;
  const google = vouched?.google;
  if (vouched && google?.email !== email) throw notTheirs();
  const emailVerified = google !== undefined;
  const mayMail = !emailVerified && (await isAllowed(limits.consume(LETTERS, email)));
  const phoneVerified = isPhoneProved(
    dependencies.codes.secret,
    { phone, proof: phoneProof },
    app.clock(),
  );
  const passwordHash = await dependencies.passwords.hash(password);
  const account = { name, email, phone, passwordHash, staffRole: null };
  return refuseDuplicates(() =>
    act(app, actor, async (act) => {
      const { tx, at: now } = act;
      if (vouched) await consumeTicket(tx, vouched.ticket);
      if (await findUserOfPhone(tx, phone)) throw duplicateRefusal("phone_taken");
      const proved = { emailVerified, phoneVerified };
      const userId = await openUser(act, { ...account, ...proved });
      await dependencies.profiles.begin(act, userId, addresses);
      if (google) await linkGoogle(tx, userId, google.subject, now);
      else if (mayMail)
        await mailVerification(
          dependencies,
          tx,
          { id: userId, email, language: languageOf(actor), actor },
          now,
        );
      return userId;
    }),
  );
}

function notTheirs(): Refusal {
  const message = "Use the e-mail of your Google account, or register without Google.";
  return new Refusal("bad_request", { message, fields: { email: message } });
}
