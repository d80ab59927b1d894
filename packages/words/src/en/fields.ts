// The messages of invalid fields, for the schemas of the contract.

// Every capability

export const idInvalid = "Use an id of 1 to 64 characters";
export const nameWithAddress =
  "Use a name without web addresses, e-mail addresses and phone numbers, and put a space after a full stop";
export const emailMissing = "Enter an e-mail address";
export const emailInvalid = "Enter an e-mail address, such as name@example.com";
export const atMostCharacters = (most: number) => `Use at most ${most} characters`;
export const trueOrFalse = "Use true or false";

// Support

export const nameMissing = "Enter your name";
export const messageMissing = "Enter your message";
export const supportTypeMissing = "Please select a support type";
export const subjectMissing = "Please enter a subject";
export const descriptionMissing = "Please enter a description";
export const contactMissing = "Please enter your contact details";
export const contactInvalid = "Please enter a valid email address";
export const answerMissing = "Write your answer";

// The newsletter

export const policiesNotAccepted = "Accept the policies to get the letter";

// Alerts

export const priceBelow = "Enter a price in rupees, such as 12,000";
