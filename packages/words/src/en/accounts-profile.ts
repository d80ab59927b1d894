import { plural } from "./plural.ts";

// The profile

export const toSeeYourProfile = "see your profile";
export const profile = "Profile";
export const namaste = (firstName: string) => `Namaste, ${firstName}`;
export const aboutYou = "About you";
export const onYourInvoices = "On your invoices and letters.";
export const saveChange = "Save Change";
export const nothingChangedYet = "Nothing changed yet";
export const languageOfLetters = "Language of our letters";
export const profileUpdated = "Profile updated successfully!";

// The tile of the favourites

export const favorites = "Favorites";
export const piecesYouKeep = (count: number) =>
  `${plural(count, "One piece", `${count} pieces`)} that you keep, at the price of now.`;

// The picture of the user

export const changePicture = "Change picture";
export const removePicture = "Remove picture";
export const pictureIsChanged = "Your picture is changed.";
export const pictureIsRemoved = "Your picture is removed.";
export const pictureTooLarge = "Choose a picture of at most 5 MB.";

// The confirmation of the e-mail address and of the phone number

export const confirmed = "Confirmed";
export const emailNotConfirmed = "Not confirmed yet: please open the link in our letter.";
export const emailTakesItsPlace = (email: string) =>
  `${email} takes its place once you open the link in our letter.`;
export const sendTheLetterAgain = "Send the letter again";
/** `message` is the server's answer in English. */
export const letterIsOnItsWay = (message: string) => message;

export const noNumber =
  "Your account has no number. Add one and save, then confirm it by a code: you can log in with it.";
export const numberCantBeConfirmed = "Not confirmed: our codes go to Indian mobile numbers only.";
export const otherNumberCantBeConfirmed = (phone: string) =>
  `Not confirmed: our codes go to Indian mobile numbers only, and ${phone} is none.`;
export const numberNotConfirmed = "Not confirmed yet. ";
export const numberTakesItsPlace = (phone: string) =>
  `${phone} takes its place once its code is entered. `;
export const confirmByACode = "Confirm by a code";
export const confirmYourNumber = "Confirm your number";
export const weSentACodeTo = (phone: string) => `We sent a code to ${phone}.`;
/** `message` is the server's answer in English. */
export const codeIsSent = (message: string) => message;

// The addresses

export const addresses = "Addresses";
export const defaultIsOffered = "The default one is offered at the checkout.";
export const firstAddress = "The address of your first order can be kept here.";
export const isDefault = " · default";
export const edit = "Edit";
export const deleteWord = "Delete";
export const makeDefault = "Make default";
export const addAnAddress = "Add an address";
export const changeTheAddress = "Change the address";
export const useAsTheDefault = "Use it as the default";
export const saveAddress = "Save address";
export const deleteThisAddress = "Delete this address?";
export const deleteAddress = "Delete address";
export const deleting = "Deleting...";
export const keepIt = "Keep it";
export const addressIsAdded = "The address is added.";
export const addressIsChanged = "The address is changed.";
export const addressIsRemoved = "The address is removed.";
export const defaultIsChanged = "The default address is changed.";

// The letters

export const letters = "Letters";
export const aboutOrdersAlways = "About orders we always write.";
export const ourLetter = "Our letter";
export const letterGoesTo = (email: string) =>
  `New pieces and what the rates do. It goes to ${email}.`;
export const letterSeldom = "New pieces and what the rates do, seldom.";
export const subscribe = "Subscribe";
export const subscribeToWhat = " to the letter";
export const unsubscribe = "Unsubscribe";
export const unsubscribeFromWhat = " from the letter";
export const lookIntoYourInbox = "Please look into your inbox and confirm that it was you.";
export const onOurList = "You are on our list now.";
export const offOurList = "You are off our list.";
export const priceAlerts = "Price alerts";
export const priceAlertsText =
  "When a rate or a piece falls below your price, we write to you once.";
export const see = "See";
export const seeWhat = " your price alerts";

// The user's data

export const yourData = "Your data";
export const aCopy = "A copy";
/** `link` leads to the privacy policy. */
export const allThatWeKeep = <Part>(link: Part) => [
  "All that we keep about you, as one file. Why we keep it stands in our ",
  link,
  ".",
];
export const download = "Download";
export const downloadWhat = " your data";
export const gathering = "Gathering...";
export const askOnceMore =
  "The file has all that we hold about you, so we ask once more who you are.";

export const closeTheAccount = "Close the account";
export const cantBeHadBack = "It can’t be had back. Invoices stay as long as the law asks.";
export const close = "Close";
export const closeWhat = " account";
export const closeYourAccount = "Close your account?";
export const closingDeletes =
  "Your profile, addresses, cart and favorites are deleted at once, and can't be had back. Of your orders the law asks us to keep the figures; your name and address go from each as soon as it is delivered.";
export const closeForGood = "Close for good";
export const closing = "Closing...";
export const accountIsClosed = "Your account is closed.";
