export const tellMeWhenBack = "वापस आने पर मुझे बताएँ";

// A sold-out piece

export const soldOutOne = "यह फिर से आते ही हम आपको लिख सकते हैं, या आपके लिए नया बना सकते हैं।";
export const soldOutPair = "नई जोड़ी आते ही हम आपको लिख सकते हैं, या आपके लिए एक जोड़ी बना सकते हैं।";
export const askForOne = "हमसे बनवाएँ";
export const askForPair = "हमसे जोड़ी बनवाएँ";
export const sizeSoldOut = "आपका साइज़ नहीं बचा? वापस आने पर मुझे बताएँ";

// The form

export const whichSize = "कौन सा साइज़";
export const anySize = "कोई भी साइज़";
export const sizeIs = (size: string) => `साइज़ ${size}`;
export const yourEmail = "आपका ई-मेल";
export const notSent = "यह नहीं जा पाया। कृपया फिर कोशिश करें।";
export const confirmInInbox =
  "कृपया अपना इनबॉक्स देखें और पक्का करें कि यह आपने ही माँगा था। फिर गहना वापस आते ही हम आपको एक बार लिखेंगे।";
export const weWriteOnce = "गहना वापस आते ही हम आपको एक बार लिखेंगे।";

// The page of the mailed link

export const confirmTitle = "वापस आने पर आपको बताएँ?";
export const yesTellMe = "हाँ, मुझे बताएँ";
export const confirming = "पक्का हो रहा है...";
export const confirmText =
  "आपका पूछा हुआ गहना फिर से मिलने लगे, तो हम एक बार लिखेंगे, और उसके बाद आपका पता हटा देंगे।";

// The pieces that a person waits for

export const waitedFor = "गहने जिनका आपको इंतज़ार है";
export const notDeleted = "यह नहीं हट पाया। कृपया फिर कोशिश करें।";
/** A size, or that the piece is sold out, and the date of the request. */
export const askedOn = (what: string, date: string) => `${what} · ${date} को पूछा`;
export const doNotWaitFor = (name: string) => `${name}: अब खबर न भेजें`;
