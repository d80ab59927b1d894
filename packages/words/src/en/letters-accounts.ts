export { removedWords as removedContacts } from "@suvarna/contract/identity/removed-words";

// The letters about an account

/** The parts of an account whose change is announced by a letter, because they allow logging in. */
export type ChangedPart = "password" | "email" | "phone" | "second_factor";
/** The changes of the second factors of an account. */
export type ChangedFactor =
  | "totp_added"
  | "passkey_added"
  | "totp_removed"
  | "passkey_removed"
  | "recovery_codes_renewed"
  | "recovery_code_used";

export const chooseAPassword = "Choose a password";

// The letter that announces a change of the account

export const changed: Readonly<Record<ChangedPart, string>> = {
  password: "Your password was changed",
  email: "Your e-mail address was changed",
  phone: "Your mobile number was changed",
  second_factor: "Your second step of the login was changed",
};
export const changedText: Readonly<Record<ChangedPart, string>> = {
  password: "The password of your account is another one now. If it was you, all is well.",
  email: "The e-mail address of your account is another one now. If it was you, all is well.",
  phone: "The mobile number of your account is another one now. If it was you, all is well.",
  second_factor:
    "The second step of the login of your account is another one now. If it was you, all is well.",
};
export const changedFactor: Readonly<Record<ChangedFactor, string>> = {
  totp_added: "An authenticator app was added to your account. If it was you, all is well.",
  passkey_added: "A passkey was added to your account. If it was you, all is well.",
  totp_removed: "An authenticator app was removed from your account. If it was you, all is well.",
  passkey_removed: "A passkey was removed from your account. If it was you, all is well.",
  recovery_codes_renewed:
    "Your account has new recovery codes. The earlier ones are void. If it was you, all is well.",
  recovery_code_used:
    "A recovery code of your account was used. It can't be used again. If it was you, all is well.",
};
export const notYouPassword =
  "If it was not you, choose a new password at once; that ends every login of the account.";
export const notYou = "If it was not you, write to us at once by answering this letter.";
export const changedBecause =
  "You get this letter because your e-mail address belonged to the account.";

export const passwordReset = {
  subject: "Choose a new password",
  preview: (minutes: number) => `The link works once, within ${minutes} minutes.`,
  words: (minutes: number) =>
    `Somebody, we hope you, asked to change the password of your account. The link works once, within ${minutes} minutes.`,
  after:
    "If it was not you, do nothing: your password stays as it is, and nobody but you has seen this link.",
  because: "You get this letter because your e-mail address belongs to an account with us.",
};

export const verifyEmail = {
  subject: "Confirm your e-mail address",
  preview: (hours: number) => `The link works once, within ${hours} hours.`,
  words: (hours: number) =>
    `Please confirm that this address is yours, so that your orders' letters reach you. The link works once, within ${hours} hours.`,
  button: "Confirm my address",
  after: "If you have no account with us, somebody has mistyped an address. Then do nothing.",
  because: "You get this letter because an account with us names your e-mail address.",
};
