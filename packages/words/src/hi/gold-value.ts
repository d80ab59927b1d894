export const title = "आज आपके सोने की कीमत";
export const description =
  "अपने पुराने सोने या चाँदी की कीमत आज के ताज़ा भाव से जानें: धातु की कीमत, बदले में आपको क्या मिलेगा, और क्या नहीं लौटता।";
export const lead = "आज के भाव से वज़न की कीमत, और नए गहने के बदले हम उसका कितना देते हैं।";

// The calculator

export const showTheValue = "कीमत देखें";
export const noValueNow =
  "अभी ताज़ा भाव नहीं मिल रहा, इसलिए कीमत नहीं बताई जा सकती। कृपया थोड़ी देर में फिर देखें।";
export const whatMetalIsWorth = "आज धातु की कीमत";
export const refiningAndLoss = (percent: number) => `गलाई और छीजत, ${percent}%`;
export const inExchangeToday = "आज बदले में मिलेगा";

// What is returned, and what is not

export const whatIsReturned = "क्या मिलेगा";
export const returned = (percent: number) =>
  `जिस समय आप लाएँगे, उस समय के भाव से धातु की कीमत का ${percent}%, आपकी पसंद के नए गहने के बदले। वज़न सिर्फ़ धातु का गिना जाता है: हम आपके सामने रत्न निकालकर शुद्धता जाँचते हैं।`;
export const howTheRateMoved = "भाव कैसे बदला";
export const whatIsNotReturned = "क्या नहीं लौटता";
export const makingIsNotReturned = "गढ़ाई शुल्क: पुराने गहने पर हुआ काम दोबारा काम नहीं आता।";
export const stonesAreNotReturned = "रत्न: वे पहले निकाल लिए जाते हैं और आपके ही रहते हैं।";
export const taxIsNotReturned = "पुराने गहने पर दिया हुआ GST और डिलीवरी का खर्च।";
