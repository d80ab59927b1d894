import { INDIAN_MOBILE } from "@suvarna/domain/formats";
import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { AddressInput, PersonName, Phone, User } from "../accounts/schemas.ts";
import { ById, Email, Id, Message, maxCharacters, requiredText, Time } from "../field-schemas.ts";
import { MIN_PASSWORD_LENGTH } from "./constants.ts";
import { LoginReplySchema } from "./entered.ts";
import { FactorNeeded } from "./factor-schemas.ts";
import { Otp } from "./otp.ts";

const passwordMessage = say.passwordTooShort(MIN_PASSWORD_LENGTH);

export const NewPassword = z
  .string(say.passwordMissing)
  .check(z.minLength(MIN_PASSWORD_LENGTH, passwordMessage), maxCharacters(128));

export const repeatPasswordMessage = say.passwordAgainMissing;

/** An ID token: a JSON Web Token in which another service, such as Google, identifies its user. */
export const IdToken = requiredText("Sign in with Google first", 8192).check(
  z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, "This is no ID token"),
);

export const Signup = z
  .object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    confirmPassword: z.string(repeatPasswordMessage).check(z.minLength(1, repeatPasswordMessage)),
    phone: Phone,
    addresses: z
      .array(AddressInput, "Enter an address")
      .check(z.minLength(1, "Enter an address"), z.maxLength(5, "Use at most 5 addresses")),
    googleIdToken: z.optional(IdToken),
    /**
     * The proof that the caller has a phone number without an account. The answer to a correct
     * one-time code contains this proof.
     */
    phoneProof: z.optional(z.string().check(maxCharacters(200))),
  })
  .check(
    z.refine((signup) => signup.password === signup.confirmPassword, {
      error: say.passwordsDiffer,
      path: ["confirmPassword"],
    }),
  );
export type Signup = z.output<typeof Signup>;

/**
 * The header with the device mark, by which a browser shows that its user logged in to the account
 * there before. So the failed tries of strangers elsewhere do not make this browser wait. The
 * answer to every login contains the mark.
 */
const DeviceHeaders = z.object({
  "device-mark": z.optional(z.string().check(maxCharacters(300))),
});

export const Login = z.object({
  email: Email,
  password: z
    .string(say.yourPasswordMissing)
    .check(z.minLength(1, say.yourPasswordMissing), maxCharacters(128)),
});

const currentPasswordMessage = say.presentPasswordMissing;

export const PasswordChange = z.object({
  currentPassword: z
    .string(currentPasswordMessage)
    .check(z.minLength(1, currentPasswordMessage), maxCharacters(128)),
  password: NewPassword,
});

/** A new password, typed twice in a form. */
export const PasswordChoice = z
  .object({
    password: NewPassword,
    confirmPassword: z.string(repeatPasswordMessage).check(z.minLength(1, repeatPasswordMessage)),
  })
  .check(
    z.refine((choice) => choice.password === choice.confirmPassword, {
      error: say.passwordsDiffer,
      path: ["confirmPassword"],
    }),
  );

export const ForgotPassword = z.object({ email: Email });

/** The secret token in a mailed link. */
export const LinkToken = requiredText(say.linkNotComplete, 200);

export const PasswordReset = z.object({ token: LinkToken, password: NewPassword });

export const EmailProof = z.object({
  token: LinkToken,
  /** The account's password, required when the caller is not logged in to the account. */
  password: z.optional(z.string().check(maxCharacters(128))),
});

/** The phone number to which a code is sent. Codes are sent to Indian mobile numbers only. */
export const CodePhone = Phone.check(
  z.refine((phone) => INDIAN_MOBILE.test(phone), say.indianMobileInvalid),
);

/**
 * A random id that the browser makes when it asks for a code, and keeps secret. Wrong codes are
 * counted per attempt, so that strangers can't use up the tries of the owner.
 */
const Attempt = z.optional(
  z.string().check(z.minLength(16, "An attempt has at least 16 characters"), maxCharacters(64)),
);

export const PhoneLogin = z.object({ phone: CodePhone, attempt: Attempt });
export const VerifyOtp = z.object({ phone: CodePhone, otp: Otp, attempt: Attempt });
/** The phone number that a logged-in user proves. Wrong codes are counted per user. */
const PhoneToProve = z.object({ phone: CodePhone });
const PhoneProof = z.object({ phone: CodePhone, otp: Otp });

export const IdTokenLogin = z.object({ idToken: IdToken });

export const signup = {
  summary: "Opens an account",
  body: Signup,
  replies: { 201: z.object({ message: z.string(), user: User }) },
};

export const login = {
  summary: "Opens a session: the token for all later calls, or the challenge of a second factor",
  headers: DeviceHeaders,
  body: Login,
  replies: { 200: z.union([LoginReplySchema, FactorNeeded]) },
};

export const logout = {
  summary: "Ends the session: its token is dead at once",
  replies: { 204: null },
};

/** An open session of the user. */
export const ActiveLogin = z.object({
  _id: Id,
  /** The device in English words, such as "Chrome on Android". */
  device: z.string(),
  /** The names of the device's browser and system; null where the shop does not know them. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The network of the last use, such as `103.21.58.x`; null when it is unknown. */
  network: z.nullable(z.string()),
  createdAt: Time,
  /** The time of the session's last use, exact to a few minutes. */
  lastSeenAt: Time,
  /** Whether the call was made in this session. */
  current: z.boolean(),
});
export type ActiveLogin = z.infer<typeof ActiveLogin>;

export const getAccess = {
  summary: "How one can log in, and where one is logged in, the newest first",
  replies: { 200: z.object({ hasPassword: z.boolean(), logins: z.array(ActiveLogin) }) },
};

export const endLogin = {
  summary: "Logs out in one place; whether or not it was there",
  params: ById,
  replies: { 204: null },
};

export const logoutEverywhere = {
  summary: "Ends every session of the account, this one too",
  replies: { 204: null },
};

export const changePassword = {
  summary: "Changes the password and ends every session; the answer has a new one's token",
  body: PasswordChange,
  replies: { 200: LoginReplySchema },
};

export const sendPhoneProof = {
  summary: "Sends a one-time code to the number that is to be proved",
  body: PhoneToProve,
  replies: { 200: z.object({ message: z.string(), resendSeconds: z.number() }) },
};

export const provePhone = {
  summary: "Makes a number the account's own, proved by the code that it was sent",
  body: PhoneProof,
  replies: { 200: User },
};

export const COMPLETE_REGISTRATION = "Please complete your registration first.";

/** A proved phone number without an account, with the proof that the sign-up needs. */
export const PhoneProfile = z.object({ phone: z.string(), phoneProof: z.string() });

export const phoneLogin = {
  summary: "Sends a one-time code to a phone, whether or not an account has its number",
  headers: DeviceHeaders,
  body: PhoneLogin,
  replies: {
    200: z.object({
      message: z.string(),
      /** The seconds after which another code may be requested. */
      resendSeconds: z.number(),
    }),
  },
};

export const verifyOtp = {
  summary: "Opens a session with a one-time code, or says that the phone has no account yet",
  body: VerifyOtp,
  replies: {
    200: z.union([
      z.object({ message: z.string(), ...LoginReplySchema.shape }),
      FactorNeeded,
      z.object({ message: z.string(), profile: PhoneProfile }),
    ]),
  },
};

/** The data that Google reports about a person without an account. */
export const GoogleProfile = z.object({
  email: z.string(),
  name: z.string(),
  photo: z.nullable(z.string()),
});

export const googleSignin = {
  summary: "Opens a session with Google's ID token, or says that its e-mail has no account yet",
  body: IdTokenLogin,
  replies: {
    200: z.union([
      LoginReplySchema,
      FactorNeeded,
      z.object({ message: z.string(), profile: GoogleProfile }),
    ]),
  },
};

export const hostedSignin = {
  summary: "The same with an ID token of the hosted sign-in service, by Google or by phone",
  body: IdTokenLogin,
  replies: {
    200: z.union([
      LoginReplySchema,
      FactorNeeded,
      z.object({ message: z.string(), profile: z.union([GoogleProfile, PhoneProfile]) }),
    ]),
  },
};

/**
 * The answer is equal for every e-mail address, so that it does not reveal which addresses have an
 * account.
 */
export const FORGOT_PASSWORD_ANSWER =
  "If the e-mail has an account with us, a letter with a link is on its way.";

export const forgotPassword = {
  summary: "Mails a link to choose a new password, if the e-mail has an account",
  headers: DeviceHeaders,
  body: ForgotPassword,
  replies: { 200: Message },
};

/**
 * The kinds of data that are removed from an account when its owner first confirms the e-mail
 * address.
 */
const RemovedContact = z.enum(["phone", "addresses", "location"]);
export type RemovedContact = z.infer<typeof RemovedContact>;

export const resetPassword = {
  summary: "Sets the password by a mailed link, once, and ends every session",
  body: PasswordReset,
  replies: {
    200: z.object({
      message: z.string(),
      /**
       * The kinds of contacts that were removed, because a stranger may have entered them. The list
       * is empty if the e-mail address was confirmed before.
       */
      removed: z.array(RemovedContact),
    }),
  },
};

export const sendVerification = {
  summary: "Mails a link that proves the e-mail address",
  replies: { 200: Message },
};

export const verifyEmail = {
  summary:
    "Proves an e-mail address by a mailed link, once, for whoever has the account's session or password too",
  body: EmailProof,
  replies: { 200: Message },
};
