// The words of the account that several rooms show

export const yourAccount = "Your account";
export const supportTickets = "Support tickets";

export const logIn = "Log in";
export const tryAgain = "Try again";
/**
 * The heading for visitors on a page for users. `to` completes "Please log in to"; in Hindi it is
 * an infinitive before "के लिए", such as "अपना बैग देखने".
 */
export const pleaseLogIn = (to: string) => `Please log in to ${to}`;
/** The text below `pleaseLogIn`. */
export const whatAnAccountKeeps =
  "Your account keeps your cart, your favorites, your orders and their invoices, on every device.";
/** The texts below the links to pages that need no login. */
export const noLoginToLook = "Every piece and its price, without a login";
export const answersWithoutLogin = "Write to us, also without a login";
/** What needs JavaScript: the text after "to" of `needsJavaScript`. */
export const toLogIn = "log in";

/** The text below the shop's telephone number. */
export const somebodyWhoKnows = "Somebody who knows every piece";

// The policies that a user accepts

/** What accepts the policies, for `acceptedPolicies`. */
export const byCreatingAnAccount = "creating an account";
/** `by` completes "By"; in Hindi it is a participle such as "ऑर्डर करके". */
export const acceptedPolicies = <Part>(by: string, terms: Part, privacyPolicy: Part) => [
  `By ${by} you accept our `,
  terms,
  " and ",
  privacyPolicy,
  ".",
];
export const terms = "terms";
export const privacyPolicy = "privacy policy";
export const opensInNewTab = " (opens in a new tab)";
