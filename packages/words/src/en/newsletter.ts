export const newsletter = "Newsletter";
export const newsletterText = "A letter when there is something to read. No more than one a month.";
export const signUp = "SIGNUP";
export const subscribe = "Subscribe";
export const email = "E-mail";
export const sending = "Sending...";
export const notSent = "The form could not be sent. Please try again.";
export const needsJavaScript = "Subscribing needs JavaScript.";
/** Asks to confirm the e-mail address. The API's own message is in English. */
export const confirmationAsked = (message: string) => message;

// The consent, with links to both policies

export const acceptPolicies = <Part>(privacy: Part, cookies: Part) => [
  "I Accept ",
  privacy,
  " and ",
  cookies,
];
export const privacyPolicy = "Privacy Policy";
export const cookiesPolicy = "Cookies Policy";
