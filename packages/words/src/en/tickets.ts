import type { SupportType } from "@suvarna/contract/support/constants";
import type { TicketState } from "@suvarna/domain/ticket";

/** The topics of a ticket, in the words of the form. */
export const TYPE_WORDS: Readonly<Record<SupportType, string>> = {
  technical: "Technical",
  billing: "Billing",
  general: "General",
  bug: "Bug",
  feature: "Feature",
};

/** The states of a ticket, in words for the shopper. */
export const STATE_WORDS: Readonly<Record<TicketState, string>> = {
  open: "Open",
  waiting: "Waiting for you",
  resolved: "Resolved",
  closed: "Closed",
};

// The form that opens a ticket

export const toOpenATicket = "open a ticket here, or write to us by e-mail";
export const validationError = "Validation Error";
export const ticketFailed = "Failed to submit ticket. Please try again.";
/** Says that a ticket is sent. The API's own message is in English. */
export const ticketSent = (message: string, _id: string) => message;
export const supportType = "Support type";
export const chooseWhatItIsAbout = "Choose what it is about";
export const subject = "Subject";
export const description = "Description";
export const descriptionHint =
  "What did you do, and what came of it? If it is about an order, its number.";
export const contactEmail = "Contact e-mail";
export const submitting = "Submitting...";
export const submitTicket = "Submit ticket";

// The picture of a message

export const screenshot = "Screenshot";
export const screenshotHint = "JPEG, PNG or WebP, at most 5 MB.";
export const screenshotNamed = (name: string) => `Screenshot ${name}`;
export const pictureTooLarge = "Choose a picture of at most 5 MB.";
export const noPicture = "Choose a JPEG, PNG or WebP picture.";

// The list of tickets

export const supportTickets = "Support tickets";
export const yourTickets = "Your tickets";
export const toSeeYourTickets = "see your tickets";
export const whereAnOrderIs = "Where an order is";
export const howBothWork = "How both work";
export const noTicketsYet = "No tickets yet";
export const noTicketsYetText =
  "What you write to us while you are logged in is kept here, with our answers.";
export const openATicket = "Open a ticket";

// A ticket

export const supportTicket = "Support ticket";
export const ticket = "Ticket";
export const toSeeYourTicket = "see your ticket";
export const ticketNotFound = "Ticket not found";
export const seeYourTickets = "See your tickets";
export const mayBelongToAnother = "It may belong to another account.";
export const goToTheNewest = "Go to the newest message";
export const messages = "Messages";
export const you = "You";

export const aboutThisTicket = "About this ticket";
export const about = "About";
export const opened = "Opened";
export const weAnswerBy = "We answer by";
export const inAHurry = "In a hurry?";
export const allYourTickets = "All your tickets";

// The end of a ticket

export const ticketIsClosed = <Part>(openANewOne: Part) => [
  "This ticket is closed. ",
  openANewOne,
  " and name this one in it, if there is more to say.",
];
export const openANewOne = "Open a new one";
export const takenForSettled = "We take this for settled. If it is not, open it again.";
export const opening = "Opening...";
export const reopen = "Reopen";

// The form for a reply

export const yourReply = "Your reply";
export const replyMissing = "Write your reply";
export const sending = "Sending...";
export const sendReply = "Send reply";
