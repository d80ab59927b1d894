// The messages of invalid fields, for the schemas of the contract.

// Every capability

export const idInvalid = "Use an id of 1 to 64 characters";
export const nameWithAddress =
  "Use a name without web addresses, e-mail addresses and phone numbers, and put a space after a full stop";
export const emailMissing = "Enter an e-mail address";
export const emailInvalid = "Enter an e-mail address, such as name@example.com";
export const atMostCharacters = (most: number) => `Use at most ${most} characters`;
export const trueOrFalse = "Use true or false";

// Accounts and their addresses

export const phoneMissing = "Enter a phone number";
export const phoneOfIndia = "Enter a phone number, such as +91 98000 00000";
export const phoneOfUnitedStates = "Enter a phone number, such as +1 212 555 0100";
export const phoneOfUnitedKingdom = "Enter a phone number, such as +44 20 7946 0000";
export const addressLineMissing = "Enter the address";
export const cityMissing = "Enter the city";
export const stateMissing = "Enter the state";
export const stateOfIndia = "Choose a state of India";
export const stateOfUnitedStates = "Choose a state of the United States";
export const countyMissing = "Enter the county";
export const postalCodeMissing = "Enter the postal code";
export const pinCodeInvalid = "Enter the 6-digit PIN code";
export const pinCodeUnknown = "No place in India has this PIN code";
export const pinCodeElsewhere = (code: string, state: string) => `PIN code ${code} is in ${state}`;
export const zipCodeInvalid = "Enter the ZIP code of 5 or 9 digits, such as 10001 or 10001-2345";
export const postcodeInvalid = "Enter the postcode, such as SW1A 1AA";

/** The labels of the fields that differ by country. */
export const pinCode = "PIN code";
export const zipCode = "ZIP code";
export const postcode = "Postcode";
export const state = "State";
export const county = "County";

// Logins

export const passwordMissing = "Enter a password";
export const passwordTooShort = (least: number) => `Use at least ${least} characters`;
export const staffPasswordTooShort = (least: number) =>
  `Use at least ${least} characters, such as four random words`;
export const passwordAgainMissing = "Enter the password again";
export const passwordsDiffer = "Passwords do not match!";
export const yourPasswordMissing = "Enter your password";
export const presentPasswordMissing = "Enter your present password";
export const indianMobileInvalid = "Enter an Indian mobile number, such as 98000 00000";
export const linkNotComplete = "This link is not complete";
export const otpMissing = "Enter the OTP";
export const codeMissing = "Enter the code";
export const codeInvalid = (digits: number) => `Enter the ${digits} digits of the code`;
export const recoveryCodeMissing = "Enter a recovery code";
export const recoveryCodeInvalid = "A recovery code has 24 letters and digits";
export const factorNameMissing = "Enter a name";

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
