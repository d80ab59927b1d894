import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { ById, Id, maxCharacters, requiredText, Time } from "../field-schemas.ts";
import { CODE_LENGTH, FACTOR_KINDS, RECOVERY_CODES } from "./constants.ts";
import { LoginReplySchema } from "./entered.ts";
import { Otp } from "./otp.ts";

/** The ways to answer a challenge: a second factor or a recovery code. */
const FactorWay = z.enum(["totp", "passkey", "recovery"]);
export type FactorWay = z.infer<typeof FactorWay>;

const base64url = (maxLength: number) =>
  z.string().check(z.regex(/^[\w-]*$/, "Use base64url"), maxCharacters(maxLength));

/** The options of WebAuthn, which the browser passes to the authenticator. */
const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** The answer of an authenticator to a challenge, as WebAuthn writes it in JSON. */
const PasskeyAssertion = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(base64url(200)),
  }),
  clientExtensionResults: z._default(z.looseObject({}), {}),
  authenticatorAttachment: z.optional(z.string().check(maxCharacters(40))),
});

/** A new passkey of an authenticator, as WebAuthn writes it in JSON. */
const PasskeyAttestation = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: z.optional(z.array(z.string().check(maxCharacters(40))).check(z.maxLength(10))),
  }),
  clientExtensionResults: z._default(z.looseObject({}), {}),
  authenticatorAttachment: z.optional(z.string().check(maxCharacters(40))),
});

/** The secret of a challenge. The answer to the challenge must contain it. */
const Challenge = requiredText("Please begin again", 200);

/** A code of an authenticator app as people type it. Spaces between its digits are removed. */
export const FactorCode = z.pipe(
  z.pipe(
    z.string(say.codeMissing),
    z.transform((text) => text.replace(/[\s-]/g, "")),
  ),
  z.string().check(z.regex(/^\d{6}$/, say.codeInvalid(CODE_LENGTH))),
);

/** A recovery code as people type it, in upper or lower case, with or without its dashes. */
export const RecoveryCode = z.pipe(
  z.pipe(
    requiredText(say.recoveryCodeMissing, 60),
    z.transform((text) => text.replace(/[\s-]/g, "").toLowerCase()),
  ),
  z.string().check(z.regex(/^[a-z2-7]{24}$/, say.recoveryCodeInvalid)),
);

/** The fields that can answer a challenge. A call sends exactly one answer. */
const Answer = {
  code: z.optional(FactorCode),
  recoveryCode: z.optional(RecoveryCode),
  passkey: z.optional(PasskeyAssertion),
};

const oneAnswer = "Enter a code, or use a passkey";
const hasOneAnswer = z.refine<Readonly<Record<string, unknown>>>(
  (body) =>
    ["code", "recoveryCode", "passkey", "password", "otp"].filter(
      (name) => body[name] !== undefined,
    ).length === 1,
  { error: oneAnswer, path: ["code"] },
);

/**
 * The answer to a login of an account that has a second factor. The user is not logged in yet:
 * `POST /auth/second-factor` answers the challenge.
 */
export const FactorNeeded = z.object({
  factorNeeded: z.literal(true),
  challenge: z.string(),
  /** The ways in which the challenge can be answered. */
  factors: z.array(FactorWay),
  /** The WebAuthn options for the browser; null when the account has no passkey. */
  passkey: z.nullable(PasskeyOptions),
});
export type FactorNeeded = z.infer<typeof FactorNeeded>;

export const SecondFactor = z.object({ challenge: Challenge, ...Answer }).check(hasOneAnswer);
export type SecondFactor = z.output<typeof SecondFactor>;

export const answerFactor = {
  summary: "Ends a login by the second factor: a code, a passkey or a recovery code",
  body: SecondFactor,
  replies: { 200: LoginReplySchema },
};

export const startPasskeyLogin = {
  summary: "The options for a login by a passkey alone",
  replies: { 200: z.object({ challenge: z.string(), passkey: PasskeyOptions }) },
};

export const logInByPasskey = {
  summary: "Opens a session by a passkey, which also shows its owner's finger, face or PIN",
  body: z.object({ challenge: Challenge, passkey: PasskeyAssertion }),
  replies: { 200: LoginReplySchema },
};

export const startProof = {
  summary: "How this session can prove its owner again, with the options for a passkey",
  replies: {
    200: z.object({
      challenge: z.string(),
      /**
       * The ways in which the user can give a fresh proof. `password` is only for an account
       * without a second factor.
       */
      ways: z.array(z.enum(["totp", "passkey", "recovery", "password"])),
      passkey: z.nullable(PasskeyOptions),
    }),
  },
};

const proofBody = z
  .object({
    challenge: z.optional(Challenge),
    ...Answer,
    password: z.optional(
      z.string().check(z.minLength(1, say.yourPasswordMissing), maxCharacters(128)),
    ),
    /** A code that was sent to the account's proved phone number. */
    otp: z.optional(Otp),
  })
  .check(hasOneAnswer);

export const prove = {
  summary: "Proves the session's owner again, for five minutes",
  body: proofBody,
  replies: { 200: z.object({ freshUntil: Time }) },
};

export const proveStaff = {
  summary: "Proves the staff session's owner again, for five minutes",
  body: proofBody,
  replies: { 200: z.object({ freshUntil: Time }) },
};

const FactorName = z
  .string(say.factorNameMissing)
  .check(z.trim(), z.minLength(1, say.factorNameMissing), maxCharacters(60));

export const Factor = z.object({
  _id: Id,
  kind: z.enum(FACTOR_KINDS),
  name: z.string(),
  createdAt: Time,
  lastUsedAt: z.nullable(Time),
});
export type Factor = z.infer<typeof Factor>;

export const listFactors = {
  summary: "The second factors of the account",
  replies: {
    200: z.object({
      factors: z.array(Factor),
      recoveryCodesLeft: z.number(),
      /** Whether the account must have a second factor. */
      obligatory: z.boolean(),
    }),
  },
};

/**
 * The recovery codes, which are shown only once: with the first factor, and when the user asks for
 * new codes.
 */
const RecoveryCodes = z.array(z.string()).check(z.maxLength(RECOVERY_CODES));

const added = { 201: z.object({ factor: Factor, recoveryCodes: RecoveryCodes }) };

export const startTotp = {
  summary: "A new secret for an authenticator app, to be confirmed by a code of it",
  replies: { 200: z.object({ challenge: z.string(), secret: z.string(), uri: z.string() }) },
};

export const addTotp = {
  summary: "Adds the authenticator app, by a code of it",
  body: z.object({ challenge: Challenge, code: FactorCode, name: FactorName }),
  replies: added,
};

export const startPasskey = {
  summary: "The options with which the browser makes a passkey",
  replies: { 200: z.object({ challenge: z.string(), passkey: PasskeyOptions }) },
};

export const addPasskey = {
  summary: "Adds a passkey",
  body: z.object({ challenge: Challenge, passkey: PasskeyAttestation, name: FactorName }),
  replies: added,
};

export const renameFactor = {
  summary: "Gives a second factor another name",
  params: ById,
  body: z.object({ name: FactorName }),
  replies: { 200: Factor },
};

export const removeFactor = {
  summary: "Removes a second factor; with the last one the recovery codes go too",
  params: ById,
  replies: { 204: null },
};

export const renewRecoveryCodes = {
  summary: "Ten new recovery codes; the earlier ones are void",
  replies: { 200: z.object({ recoveryCodes: RecoveryCodes }) },
};
