// The messages of invalid fields, for the schemas of the contract.

// Every capability

export const idInvalid = "पहचान संख्या सही नहीं है";
export const nameWithAddress =
  "सिर्फ़ नाम लिखें, बिना वेब पते, ई-मेल या फ़ोन नंबर के, और पूर्ण विराम के बाद जगह छोड़ें";
export const emailMissing = "ई-मेल पता लिखें";
export const emailInvalid = "ई-मेल पता ऐसे लिखें: name@example.com";
export const atMostCharacters = (most: number) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें`;
export const trueOrFalse = "हाँ या ना चुनें";

// Accounts and their addresses

export const phoneMissing = "फ़ोन नंबर लिखें";
export const phoneOfIndia = "फ़ोन नंबर ऐसे लिखें: +91 98000 00000";
export const phoneOfUnitedStates = "फ़ोन नंबर ऐसे लिखें: +1 212 555 0100";
export const phoneOfUnitedKingdom = "फ़ोन नंबर ऐसे लिखें: +44 20 7946 0000";
export const addressLineMissing = "पता लिखें";
export const cityMissing = "शहर लिखें";
export const stateMissing = "राज्य लिखें";
export const stateOfIndia = "भारत का कोई राज्य चुनें";
export const stateOfUnitedStates = "अमेरिका का कोई राज्य चुनें";
export const countyMissing = "काउंटी लिखें";
export const postalCodeMissing = "PIN कोड या पोस्टकोड लिखें";
export const pinCodeInvalid = "6 अंकों का PIN कोड लिखें";
export const pinCodeUnknown = "भारत में इस PIN कोड की कोई जगह नहीं है";
export const pinCodeElsewhere = (code: string, state: string) => `PIN कोड ${code} ${state} का है`;
export const zipCodeInvalid = "5 या 9 अंकों का ZIP कोड लिखें, जैसे 10001 या 10001-2345";
export const postcodeInvalid = "पूरा पोस्टकोड लिखें, जैसे SW1A 1AA";

/** The labels of the fields that differ by country. */
export const pinCode = "PIN कोड";
export const zipCode = "ZIP कोड";
export const postcode = "पोस्टकोड";
export const state = "राज्य";
export const county = "काउंटी";

// Logins

export const passwordMissing = "पासवर्ड लिखें";
export const passwordTooShort = (least: number) => `कम से कम ${least} अक्षर लिखें`;
export const staffPasswordTooShort = (least: number) =>
  `कम से कम ${least} अक्षर लिखें, जैसे चार अलग-अलग शब्द`;
export const passwordAgainMissing = "पासवर्ड दोबारा लिखें";
export const passwordsDiffer = "दोनों पासवर्ड एक जैसे नहीं हैं!";
export const yourPasswordMissing = "अपना पासवर्ड लिखें";
export const presentPasswordMissing = "अपना मौजूदा पासवर्ड लिखें";
export const indianMobileInvalid = "भारत का मोबाइल नंबर लिखें, जैसे 98000 00000";
export const linkNotComplete = "यह लिंक पूरा नहीं है";
export const otpMissing = "OTP लिखें";
export const codeMissing = "कोड लिखें";
export const codeInvalid = (digits: number) => `कोड के ${digits} अंक लिखें`;
export const recoveryCodeMissing = "रिकवरी कोड लिखें";
export const recoveryCodeInvalid = "रिकवरी कोड में 24 अक्षर और अंक होते हैं";
export const factorNameMissing = "कोई नाम लिखें";

// Support

export const nameMissing = "अपना नाम लिखें";
export const messageMissing = "अपना संदेश लिखें";
export const supportTypeMissing = "कृपया चुनें कि किस तरह की सहायता चाहिए";
export const subjectMissing = "कृपया विषय लिखें";
export const descriptionMissing = "कृपया पूरी बात लिखें";
export const contactMissing = "कृपया संपर्क के लिए ई-मेल लिखें";
export const contactInvalid = "कृपया सही ई-मेल पता लिखें";
export const answerMissing = "अपना जवाब लिखें";

// The newsletter

export const policiesNotAccepted = "न्यूज़लेटर पाने के लिए नीतियाँ स्वीकार करें";

// Alerts

export const priceBelow = "कीमत रुपये में लिखें, जैसे 12,000";
