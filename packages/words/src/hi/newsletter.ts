export const newsletter = "न्यूज़लेटर";
export const newsletterText = "न्यूज़लेटर तभी आएगा जब पढ़ने लायक कुछ हो। महीने में एक से ज़्यादा नहीं।";
export const signUp = "जुड़ें";
export const subscribe = "न्यूज़लेटर पाएँ";
export const email = "ई-मेल";
export const sending = "भेज रहे हैं...";
export const notSent = "फ़ॉर्म नहीं जा पाया। कृपया फिर कोशिश करें।";
export const needsJavaScript = "जुड़ने के लिए ब्राउज़र में JavaScript चालू करें।";
/** Asks to confirm the e-mail address. The API's own message is in English. */
export const confirmationAsked = (_message: string) =>
  "धन्यवाद। कृपया अपना इनबॉक्स देखें और ई-मेल के लिंक से पक्का करें कि यह आपने ही माँगा है।";

// The consent, with links to both policies

export const acceptPolicies = <Part>(privacy: Part, cookies: Part) => [
  "मुझे ",
  privacy,
  " और ",
  cookies,
  " मंज़ूर हैं",
];
export const privacyPolicy = "निजता नीति";
export const cookiesPolicy = "कुकी नीति";
