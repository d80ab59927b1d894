// The messages of invalid fields, for the schemas of the contract.

// Every capability

export const idInvalid = "पहचान संख्या सही नहीं है";
export const nameWithAddress =
  "सिर्फ़ नाम लिखें, बिना वेब पते, ई-मेल या फ़ोन नंबर के, और पूर्ण विराम के बाद जगह छोड़ें";
export const emailMissing = "ई-मेल पता लिखें";
export const emailInvalid = "ई-मेल पता ऐसे लिखें: name@example.com";
export const atMostCharacters = (most: number) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें`;
export const trueOrFalse = "हाँ या ना चुनें";
