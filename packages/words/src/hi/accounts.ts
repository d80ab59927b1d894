// The words of the account that several rooms show

export const yourAccount = "आपका अकाउंट";
export const supportTickets = "सहायता टिकट";

export const logIn = "लॉग इन करें";
export const tryAgain = "फिर कोशिश करें";
/**
 * The heading for visitors on a page for users. `to` completes "Please log in to"; in Hindi it is
 * an infinitive before "के लिए", such as "अपना बैग देखने". The no-break space keeps "के लिए" on one
 * line.
 */
export const pleaseLogIn = (to: string) => `${to} के लिए लॉग इन करें`;
/** The text below `pleaseLogIn`. */
export const whatAnAccountKeeps =
  "आपका बैग, पसंदीदा गहने, ऑर्डर और उनके बिल आपके अकाउंट में रहते हैं, और हर डिवाइस पर दिखते हैं।";
/** The texts below the links to pages that need no login. */
export const noLoginToLook = "हर गहना और उसकी कीमत, बिना लॉग इन के";
export const answersWithoutLogin = "बिना लॉग इन के भी हमें लिखें";
/** What needs JavaScript: the text after "to" of `needsJavaScript`. */
export const toLogIn = "लॉग इन करने";

/** The text below the shop's telephone number. */
export const somebodyWhoKnows = "हमारा हर गहना जानने वाले से बात करें";

// The policies that a user accepts

/** What accepts the policies, for `acceptedPolicies`. */
export const byCreatingAnAccount = "अकाउंट बनाकर";
/** `by` completes "By"; in Hindi it is a participle such as "ऑर्डर करके". */
export const acceptedPolicies = <Part>(by: string, terms: Part, privacyPolicy: Part) => [
  `${by} आप हमारी `,
  terms,
  " और ",
  privacyPolicy,
  " मानते हैं।",
];
export const terms = "शर्तें";
export const privacyPolicy = "निजता नीति";
export const opensInNewTab = " (नए टैब में खुलेगा)";
