// The messages of invalid fields, for the schemas of the contract.

// Every capability

export const idInvalid = "पहचान संख्या सही नहीं है";
export const nameWithAddress =
  "सिर्फ़ नाम लिखें, बिना वेब पते, ई-मेल या फ़ोन नंबर के, और पूर्ण विराम के बाद जगह छोड़ें";
export const emailMissing = "ई-मेल पता लिखें";
export const emailInvalid = "ई-मेल पता ऐसे लिखें: name@example.com";
export const atMostCharacters = (most: number) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें`;
export const trueOrFalse = "हाँ या ना चुनें";

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
