export const tellMeWhenBack = "Tell me when it is back";

// A sold-out piece

export const soldOutOne =
  "We can write to you when it is on the counter again, or make one for you.";
export const soldOutPair =
  "We can write to you when a pair is on the counter again, or make a pair for you.";
export const askForOne = "Ask us to make one";
export const askForPair = "Ask us to make a pair";
export const sizeSoldOut = "Your size is sold out? Tell me when it is back";

// The form

export const whichSize = "Which size";
export const anySize = "Any size";
export const sizeIs = (size: string) => `Size ${size}`;
export const yourEmail = "Your e-mail";
export const notSent = "The request could not be sent. Please try again.";
export const confirmInInbox =
  "Please look into your inbox and confirm that it was you. Then we write to you once, when it is back.";
export const weWriteOnce = "We write to you once, when it is back.";

// The page of the mailed link

export const confirmTitle = "Shall we tell you when it is back?";
export const yesTellMe = "Yes, tell me";
export const confirming = "Confirming...";
export const confirmText =
  "We write once, when the piece that you asked about can be bought again, and forget your address afterwards.";

// The pieces that a person waits for

export const waitedFor = "Pieces that you wait for";
export const notDeleted = "The request could not be deleted. Please try again.";
/** A size, or that the piece is sold out, and the date of the request. */
export const askedOn = (what: string, date: string) => `${what} · asked on ${date}`;
export const doNotWaitFor = (name: string) => `Do not wait for ${name}`;
