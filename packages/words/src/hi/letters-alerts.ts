// The letters that readers ask for: price alerts, pieces that are back, and the newsletter

export { longMoment } from "./indian-time.ts";

export const askedOnce =
  "यह ई-मेल आपको बस एक बार मिला है, क्योंकि हमारी दुकान में आपका ई-मेल पता लिखा गया था।";
export const linkOfSevenDays =
  "लिंक सात दिन चलेगा। अगर आपने नहीं लिखा, तो कुछ न करें: आपको और कोई ई-मेल नहीं आएगा, और 30 दिन के अंदर हम यह पता हटा देंगे।";

/** @param carat the carat of gold, or `Silver` */
export const perGram = (carat: string) =>
  carat === "Silver" ? "एक ग्राम चाँदी" : `एक ग्राम ${carat} सोना`;
export const withGst = (price: string) => `GST सहित ${price}`;

export const priceAlert = {
  subject: (what: string, price: string) => `${what}: अब ${price}`,
  preview: (below: string) => `कीमत आपकी चुनी रकम ${below} से नीचे आ गई है।`,
  heading: (what: string, below: string) => `${what}: ${below} से कम`,
  words: "जिस कीमत का आपको इंतज़ार था, वह आ गई है।",
  waitedFor: "आपकी चुनी रकम",
  on: "समय",
  button: "देखें",
  after: (alerts: string) =>
    `भाव आगे भी बदलेंगे: ऑर्डर करते समय की कीमत ही लगेगी। हम एक ही बार बताते हैं; फिर से इंतज़ार करना हो तो यहाँ नई रकम चुनें: ${alerts}`,
  because: "यह ई-मेल आपको इसलिए मिला क्योंकि आपने इस कीमत का अलर्ट लगाया था।",
};

export const restockConfirm = {
  subject: "वापस आने पर आपको बताएँ?",
  preview: "बस एक बार दबाएँ; गहना फिर से मिलने लगेगा तो हम एक बार लिखेंगे।",
  words: (piece: string) =>
    `किसी ने यह ई-मेल पता लिखा है, ताकि एक गहना फिर से मिलने लगे तो खबर मिले: ${piece}। अगर आपने ही लिखा है, तो हाँ कहें। गहना वापस आते ही हम एक बार लिखेंगे।`,
  button: "हाँ, मुझे बताएँ",
};

export const restocked = {
  subject: (piece: string) => `फिर से उपलब्ध: ${piece}`,
  preview: "आपने बताने के लिए कहा था।",
  words: (piece: string) => `जिस गहने का आपको इंतज़ार था, वह फिर से मिल रहा है: ${piece}।`,
  wordsOfSize: (piece: string, size: string) =>
    `जिस गहने का आपको इंतज़ार था, वह आपके साइज़ में फिर से मिल रहा है: ${piece}, साइज़ ${size}।`,
  button: "गहना देखें",
  after:
    "यह किसी के लिए रोका नहीं गया है: जो पहले ऑर्डर करे, उसी का। इसके बारे में हमने बस यही एक ई-मेल भेजा है, और 30 दिन के अंदर आपका अनुरोध हटा देंगे।",
  because: "यह ई-मेल आपको इसलिए मिला क्योंकि आपने इस गहने की खबर माँगी थी।",
};

export const newsletterConfirm = {
  subject: "क्या हम आपको न्यूज़लेटर भेजें?",
  preview: "बस एक बार दबाएँ, और आप हमारी सूची में हैं।",
  words:
    "किसी ने हमारा न्यूज़लेटर पाने के लिए यह ई-मेल पता लिखा है। उसमें नए गहने होते हैं, भाव की खबर, और गहने कैसे बनते हैं। अगर आपने ही लिखा है, तो हाँ कहें।",
  button: "हाँ, मुझे भेजें",
};

export const newsletterWelcome = {
  subject: "आप हमारी सूची में हैं",
  preview: "अब से हमारा न्यूज़लेटर इसी पते पर आएगा।",
  words: "धन्यवाद। अब से हमारा न्यूज़लेटर इसी पते पर आएगा: कभी-कभार, और तभी जब कहने को कुछ हो।",
  after:
    "हर न्यूज़लेटर के आखिर में एक लिंक होगा, जिसे एक बार दबाते ही आप सूची से हट जाएँगे। फिर हम आपका पता उसमें से मिटा देंगे।",
  because: "यह ई-मेल आपको इसलिए मिला क्योंकि आपने न्यूज़लेटर माँगा था और अपना ई-मेल पक्का किया था।",
};
