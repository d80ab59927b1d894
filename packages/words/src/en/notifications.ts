// The pages behind the links in letters

export const toAnswerHere = "answer here, or answer the letter itself";
export const linkNotComplete = "This link is not complete. Please copy all of it from our letter.";
export const toTheShop = "To the shop";
export const noAnswer = "No response from server. Please check your internet connection.";

export const confirmOurNewsletter = "Confirm our newsletter";
export const shallWeSend = "Shall we send you our letter?";
export const whatTheLetterHas =
  "New pieces, what the rates do, and how things are made: seldom, and only with something to say. Every letter has a link that ends them with one press.";
export const sendMeTheLetter = "Yes, send me the letter";
export const confirming = "Confirming...";
/** `message` is the server's answer in English. */
export const newsletterIsConfirmed = (message: string) => message;

export const stopOurLetters = "Stop our letters";
export const onePressStops =
  "One press, and letters like the one that led you here come no more. Letters about your orders and your account are not changed by it.";
export const stopTheseLetters = "Stop these letters";
export const stopping = "Stopping...";
/** `message` is the server's answer in English. */
export const lettersAreStopped = (message: string) => message;

// The outbox of a demonstration

export const outbox = "Outbox";
export const tryAgain = "Try again";
export const toReadTheOutbox = "read the outbox";
export const whatWasWritten =
  "What this demonstration has written to people. Nothing of it is delivered, unless a mail server or an SMS provider is configured, but notifications to a device that reaches its push service; a live shop has no such page. ";
export const seeEveryLetter = "See every letter, text and notification";
export const nothingWritten = "Nothing was written yet";
export const howToWrite =
  "Sign up to the newsletter, or ask for a new password, and look here again.";
export const messages = "Messages";
export const email = "E-mail";
export const push = "Notification";
export const aDevice = "A device";
export const toADevice = "To a device";
export const to = (recipient: string) => `To ${recipient}`;

export const waiting = "Waiting";
export const beingHandedOver = "Being handed over";
export const handedOver = "Handed over";
export const refused = "Refused";
export const perhapsSent = "Perhaps sent";
export const tooLate = "Too late";
export const givenUp = "Given up";
export const held = "Held: more than the caps allow";

// The templates of a demonstration

export const lettersAndTexts = "Letters, texts and notifications";
export const allThatTheShopWrites =
  "All that this shop writes to people, made from its templates with example facts. Nothing of it is sent; a live shop has no such page.";
export const templates = "Templates";
/** The name of a kind of message, from its code. */
export const kindWords = (kind: string) =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("-", " ");
/** The variant of a message, from its words in English. */
export const variantWords = (variant: string) => variant;

// A letter or a text message

export const asHtml = "HTML";
export const asText = "Text";
export const wordsAreNotKept = "It was handed over, so nothing of its words is kept.";
export const itsLinks = "Its links";
export const letterAsHtml = "The letter as HTML";
