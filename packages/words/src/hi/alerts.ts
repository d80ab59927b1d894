export const tellMeWhenFalls = "कीमत गिरने पर मुझे बताएँ";
export const tellMe = "मुझे बताएँ";
export const notNow = "अभी नहीं";
export const logIn = "लॉग इन करें";
export const sending = "भेज रहे हैं...";
export const tellByEmail = "हम आपके अकाउंट के ई-मेल पर एक बार लिखेंगे। इसके लिए कृपया लॉग इन करें।";

// The dialog of a price alert

/** @param what a piece or a gram of metal */
export const priceIsNow = <Part>(what: string, price: Part) => [
  `${what}: अभी `,
  price,
  "। कीमत आपकी चुनी रकम से कम होते ही हम आपको एक बार लिखेंगे।",
];
export const lessThanInRupees = "इतने रुपये से कम होने पर";
export const tellOnce = (what: string, price: string) =>
  `${what}: कीमत ${price} से कम होते ही हम आपको एक बार लिखेंगे।`;
export const tellOnceWithGst = (name: string, price: string) =>
  `${name}: GST सहित कीमत ${price} से कम होते ही हम आपको एक बार लिखेंगे।`;
export const changeAmong = <Part>(alerts: Part) => ["इसे बदलने या हटाने के लिए ", alerts, " देखें।"];
export const yourPriceAlerts = "अपने कीमत अलर्ट";
export const pieceWithGst = (name: string) => `${name} (GST सहित)`;

// The box on the page of a piece

export const noRateNow = "अभी ताज़ा भाव नहीं मिल रहा। कृपया थोड़ी देर में फिर देखें।";
/** @param metal the carat of the piece, or the word for silver */
export const movesWithRate = (metal: string) =>
  `कीमत ${metal} के भाव के साथ चलती है। अपनी रकम बताएँ; कीमत उससे कम होते ही हम आपको एक बार लिखेंगे।`;
export const silver = "चाँदी";
export const priceInRupees = "GST सहित कीमत, रुपये में";
export const alertNotSet = "अलर्ट नहीं लग पाया। कृपया फिर कोशिश करें।";
export const needsJavaScript = "अलर्ट लगाने के लिए ब्राउज़र में JavaScript चालू करें।";

// By e-mail and by SMS

export const waitsForEmail = (email: string) =>
  `आपके अलर्ट ${email} पर तब जाएँगे जब यह पता पक्का हो जाएगा; तब तक वे रुके रहेंगे।`;
export const waitsWithoutEmail = "आपके अलर्ट तब तक रुके रहेंगे जब तक आप प्रोफ़ाइल में ई-मेल पता नहीं जोड़ते।";
export const bySmsAfterProof = <Part>(confirmNumber: Part) => [
  "SMS से भी चाहिए? पहले प्रोफ़ाइल में ",
  confirmNumber,
  "।",
];
export const confirmNumber = "अपना नंबर पक्का करें";
export const bySms = <Part>(phone: Part) => ["SMS से भी, ", phone, " पर"];
export const notSaved = "यह सेव नहीं हो पाया। कृपया फिर कोशिश करें।";

// The page of the price alerts

export const lead = "भाव या किसी गहने की कीमत आपकी चुनी रकम से कम होते ही हम आपको एक बार लिखते हैं।";
/** What a login is for. */
export const toSeeAlerts = "अपने कीमत अलर्ट देखने";
export const followFavorite = "अपने किसी पसंदीदा गहने पर नज़र रखें";
export const whatGoldComesTo = "आज उसकी कीमत जानें";
export const noAlertsYet = "अभी कोई कीमत अलर्ट नहीं है";
export const seeTheRates = "भाव देखें";
export const seeThePieces = "गहने देखें";
export const howToSet = "किसी भाव के पास या गहने के पेज पर “कीमत गिरने पर मुझे बताएँ” चुनें।";

// A price alert

export const pieceGone = "गहना जो अब दुकान में नहीं है";
export const notDeleted = "अलर्ट नहीं हट पाया। कृपया फिर कोशिश करें।";
export const lessThan = <Part>(price: Part) => [price, " से कम"];
export const lessThanNowAt = <Part>(price: Part, now: Part) => [price, " से कम · अभी ", now];
export const withGst = ", GST सहित";
export const told = (date: string, price: string) => `${date} को बताया, कीमत ${price}`;
export const waiting = "इंतज़ार में";
export const changePriceOf = (what: string) => `${what}: अलर्ट की कीमत बदलें`;
export const change = "बदलें";
export const deleteAlertOf = (what: string) => `${what}: अलर्ट हटाएँ`;
export const deleteIt = "हटाएँ";
export const deleting = "हटा रहे हैं...";
export const save = "सेव करें";
