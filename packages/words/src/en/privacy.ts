export const description =
  "Which personal data the shop holds, what each is for, how long it is kept, who else sees it, and how to see, correct or erase it.";
export const lead = "Which data of yours we hold, what each is for, and how you decide about it.";

// Who is responsible

export const who = "Who is responsible";
export const whoText = <Part>(legalName: string, address: string, below: Part) => [
  `${legalName}, ${address}, is the data fiduciary under the Digital Personal Data Protection Act, 2023. Questions about your data go to the officer named `,
  below,
  ".",
];
export const below = "below";

// What we hold, and why: the rows of a table

export const whatWeHold = "What we hold, and why";
export const data = "Data";
export const purpose = "Purpose";
export const contacts = "Name, e-mail, telephone";
export const contactsPurpose = "Your account, your orders, and answers to what you ask";
export const password = "Password";
export const passwordPurpose = "Signing in; only a salted hash of it is stored";
export const logins = "Where you are logged in";
export const loginsPurpose =
  "Browser, device and a part of the network address, without its end, so that you can see and end a login that is not yours; deleted with the login";
export const addresses = "Addresses";
export const addressesPurpose = "Delivery and the tax invoice";
export const orders = "Orders and payments";
export const ordersPurpose = "Fulfilling the order; tax and company law";
export const panAbove = (amount: string) => `PAN, for orders above ${amount}`;
export const panPurpose =
  "What income-tax law asks of us; for nothing else. It is kept encrypted and shown only by its last four characters. Only the owner of the shop and its accounts can open the whole of it, for a purpose that they state, and every opening is recorded";
export const cart = "Cart and Favorites";
export const cartPurpose = "To show them to you again";
export const messages = "Messages and tickets";
export const messagesPurpose = "To answer and settle them";
export const newsEmail = "E-mail for news";
export const newsEmailPurpose = "Our newsletter, only once you confirmed that you want it";
export const awaitedPrices = "Prices you wait for";
export const awaitedPricesPurpose =
  "To tell you once, by e-mail, when a rate or a piece costs less";
export const devices = "Devices that you turned notifications on for";
export const devicesPurpose =
  "To tell you of your orders, prices and pieces, until you turn it off or log out";
export const readArticle = "That an article was read";
export const readArticlePurpose =
  "Counting each reader once a day, by a mark that can’t be led back to anybody and is deleted the next day";
export const network = "Network address and requests";
export const networkPurpose = "Security and finding faults";
export const nothingElse =
  "We ask for nothing that these purposes do not need, sell nothing of it, and build no profiles for advertising. Card numbers and bank passwords never reach us: they stay with the payment provider.";

// Consent

export const consent = "Consent";
export const consentText =
  "Where the law asks for consent we ask with a box that is empty until you tick it. You may withdraw consent at any time, as easily as you gave it; what was done until then stays lawful. News by e-mail is separate from your orders: to leave it changes nothing else. The link at the end of every newsletter, price alert and letter about a piece that is back, or your mail program’s own button, ends them with one press and without a login: for the newsletter we then delete your address from the list, for the others all that are waiting. An address that nobody confirmed gets no such letter and is deleted within 30 days, as is your request for a piece after its letter.";

// What your browser keeps

export const browser = "What your browser keeps";
export const browserText =
  "We set no cookies for advertising or for following you. One cookie, language, holds the language of the pages that you have chosen, for a year. Your browser’s own storage holds what the shop needs: that you are signed in and the number of your cart until you log out, your ten newest orders with their papers until then if you turned that on in your profile, the pieces that you marked or looked at, what you searched for last, the PIN code that you asked about, the scale of your screen where you measured a size, and until you close the tab what you typed into the checkout (never a PAN). Clearing the site’s data in your browser removes all of it.";

// Who else sees it

export const others = "Who else sees it";
export const courier = "the courier: name, address and telephone";
export const paymentProvider = "the payment provider, when you pay online: what the payment needs";
export const senders =
  "those who send our e-mails and one-time codes: the address or number, and the message";
export const pushService =
  "the push service of your browser, where you turned notifications on: that we send one, but not what it says, which is encrypted for your device";
export const authorities = "authorities, where a law obliges us";

// How long we keep it

export const time = "How long we keep it";
export const timeText =
  "An account is kept until you erase it. Invoices and what belongs to them are kept for eight years, as tax and company law ask, also when the account is gone; your name is then on the invoice only. Messages and tickets are erased three years after they are settled, or after our last word when no answer came; what looks like spam after 90 days, server logs after one year.";

// Your rights

export const rights = "Your rights";
export const youMay = "You may, free of charge,";
export const seeIt = "see what we hold on you, and with whom it was shared";
export const correctIt = "have it corrected, completed or brought up to date";
export const eraseIt = "have it erased, where no law obliges us to keep it";
export const withdrawConsent = "withdraw consent";
export const nameSomebody = "name somebody who uses these rights if you die or can’t use them";
export const complain = "complain to us, and after that to the Data Protection Board of India";
export const weAnswer = "We answer within one month.";

// Security

export const security = "Security";
export const securityText =
  "Connections are encrypted. Only staff who need data for their work can see it, and access is logged. Should data be breached, we tell you and the Data Protection Board without delay: what happened, what it means for you, and what you can do.";

// Age

export const age = "Age";
export const ageText =
  "Users must be 18 or older. We do not knowingly hold data of children; tell us if a child has opened an account, and we erase it.";

// Contact

export const contact = "Contact";
export const contactText = (hours: number) =>
  `Write to the officer below, from the e-mail address of your account where you have one. A complaint is acknowledged within ${hours} hours.`;
