// The contact page

export const contactDescription =
  "Write to the shop, call it or come by: its address, its hours, and what others have asked lately.";
export const contactLead = (hours: number) =>
  `Ask us about a piece, an order or the rates. We review it within ${hours} hours and answer by e-mail.`;

// The shop's contacts

export const contactDetails = "Contact details";
export const visitCallOrWrite = "Visit, call or write";
export const address = "Address";
export const telephone = "Telephone";
export const email = "E-mail";
export const hours = "Hours";
export const shopHours = (hours: string) => `The shop: ${hours}`;
export const supportHours = (hours: string) => `Support: ${hours}`;
export const aboutAnOrder = <Part>(openATicket: Part) => [
  "About an order, a bill or a fault? ",
  openATicket,
  " and follow it to its end.",
];
export const openASupportTicket = "Open a support ticket";

// The contact form

export const sendUsAMessage = "Send Us A Message";
export const toSendAMessage =
  "send a message here; our telephone and e-mail address stand beside it";
export const fullName = "Full name";
export const phone = "Phone";
export const message = "Message";
export const messageHint =
  "We may show it below, with your first name and initial. Your e-mail address and your phone are never shown.";
export const leaveThisEmpty = "Leave this empty";
export const messageSent = "Your message has been sent successfully! We'll get back to you soon.";
export const messageNotSent =
  "Failed to send message. Please check all required fields and try again.";
export const sending = "Sending...";
export const sendMessage = "Send message";

// The recent questions of other visitors

export const recentQueries = "Recent Support Queries";
export const recentQueriesFailed = "The recent queries could not be loaded.";
export const tryAgain = "Try again";
export const noQuestionsYet = "No questions yet";
export const noQuestionsYetText = "Questions that we may show to others stand here.";
export const loadingRecentQueries = "Loading the recent queries";

// The support page

export const supportDescription = (hours: number) =>
  `Open a support ticket about an order, a bill or a fault on our pages: it has a number, and is looked at within ${hours} hours.`;
export const supportLead =
  "Tell us what is wrong, or what you wish for. Every ticket has a number and an end.";
export const ticketConfirmed = "A confirmation is on its way to you by e-mail.";
export const ticketConfirmedLater = "We confirm it by e-mail once we have read it.";
export const whatHappensNext = "What happens next";
export const confirmationComes = (minutes: number) =>
  `A confirmation comes by e-mail within ${minutes} minutes, with the ticket's number.`;
export const weLookAtIt = (hours: number) =>
  `We look at it within ${hours} hours and answer by e-mail.`;
export const youReply = "You reply, and open it again if it was not settled.";
export const supportHoursAre = <Part>(hours: string, callUs: Part) => [
  `Support hours: ${hours}. In a hurry? `,
  callUs,
  ".",
];
export const callUs = "Call us";
export const yourTickets = "Your tickets";
