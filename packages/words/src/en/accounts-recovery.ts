import { removedWords } from "@suvarna/contract/identity/removed-words";
import type { RemovedContact } from "@suvarna/contract/identity/schemas";

// The request for a new password

export const recoverYourPassword = "Recover your password";
export const toRecoverYourPassword = "recover your password";
export const weSendALetter =
  "We send a letter to your e-mail address, with a link to choose a new password.";
export const sendTheLetter = "Send the letter";
/** The answer to the request. `message` is the server's answer in English. */
export const letterSent = (message: string) => message;
export const linkWorksOnce = "The link works once, within 30 minutes.";

// The new password

export const chooseANewPassword = "Choose a new password";
export const toChooseAPassword = "choose a password";
export const endsEveryLogin =
  "It ends every login of your account; then you log in with the new one.";
export const linkIsNotComplete =
  "This page is opened by the link in our letter. The one you opened is not complete.";
export const askForANewLink = "Ask for a new link";
export const savePassword = "Save password";
/** `message` is the server's answer in English. */
export const passwordIsChanged = (message: string) => message;
/** What is said after a new password that has removed contacts from the account. */
export const contactsRemoved = (message: string, removed: readonly RemovedContact[]) =>
  `${message} ${removedWords(removed)}`;

// The confirmation of an e-mail address

export const confirmYourEmail = "Confirm your e-mail address";
export const confirmYourAddress = "Confirm your address";
export const toConfirmYourAddress = "confirm your address";
export const toYourProfile = "To your profile";
/** `message` is the server's answer in English. */
export const emailIsConfirmed = (message: string) => message;
export const enterThePassword =
  "Enter the password of your account, so that nobody else can use your address.";
export const confirm = "Confirm";
export const confirming = "Confirming...";
/** For a person who has not opened the account. `link` leads to a new password. */
export const notYourAccount = <Part>(link: Part) => [
  "You did not open an account, or don't know its password? ",
  link,
  ". It ends every other login.",
];

// The invitation to the staff

export const joinTheStaff = "Join the staff";
export const ownerHasInvitedYou =
  "An owner of the shop has invited you. Choose a password; then you log in with it.";
export const invitationIsNotComplete =
  "This page is opened by the link in our letter. The one you opened is not complete, or was used already. Ask the owner who invited you for another letter.";
export const atLeastCharactersInWords = (least: number) =>
  `At least ${least} characters, such as four random words`;
export const openTheAccount = "Open the account";
export const openingYourAccount = "Opening your account...";
