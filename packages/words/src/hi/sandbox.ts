// The payment window of the demonstration

export const payInTheSandbox = "भुगतान का अभ्यास";
export const wouldAskFor = <Part>(gateway: string, amount: Part) =>
  [
    `यहाँ ${gateway} `,
    amount,
    " माँगता। यह डेमो दुकान है: कोई पैसा नहीं कटेगा। चुनें कि भुगतान का क्या हो।",
  ] as const;
export const paymentIsOver = "यह भुगतान पूरा हो चुका है। कृपया विंडो बंद करें।";

// The results

export const success = "सफल";
export const failure = "असफल";
export const drop = "बीच में छोड़ा";
export const pending = "पहले रुका, फिर सफल";
export const late = "पहले असफल, फिर देर से सफल";
export const duplicates = "सफल, खबर तीन बार";
export const outOfOrder = "सफल, खबर उलटे क्रम में";
export const paidTwice = "दो बार भुगतान";
export const wrongAmount = "गलत रकम";
export const badSignature = "गलत हस्ताक्षर";
export const serverError = "सफल, गेटवे में सर्वर की गड़बड़ी";
export const hang = "सफल, गेटवे अटक गया";
