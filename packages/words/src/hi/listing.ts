import { formatNumber } from "@suvarna/domain/formats";

export const pieces = "गहने";

// The filters

export const filters = "फ़िल्टर";
export const clearFilters = "फ़िल्टर हटाएँ";
export const showPieces = (pieces: string) => `${pieces} देखें`;
export const kind = "प्रकार";
export const metalAndColour = "धातु और रंग";
export const carat = "कैरेट";
export const category = "श्रेणी";
export const stone = "रत्न";
export const occasion = "मौका";
export const collection = "कलेक्शन";
export const priceWithGst = "कीमत, GST सहित";
export const weight = "वज़न";
export const availability = "स्टॉक";
export const inStockOrToOrder = "स्टॉक में या ऑर्डर पर";
/** The text after the number of chosen filters of a group, for screen readers. */
export const chosen = " चुने हुए";
export const noPieces = "कोई गहना नहीं";
export const apply = "लागू करें";
export const categoriesFailed = "श्रेणियाँ नहीं खुल पाईं। अभी आम श्रेणियाँ दिख रही हैं।";

// The limits of the price and the weight

export const priceFrom = "कम से कम";
export const priceTo = "ज़्यादा से ज़्यादा";
export const betweenPrices = "से";
export const inRupees = (limit: string) => `${limit}, रुपये में, GST सहित`;
export const grams = (figure: string) => `${figure} ग्राम`;
export const under = (amount: string) => `${amount} तक`;
export const above = (amount: string) => `${amount} से ज़्यादा`;
export const fromTo = (from: string, to: string) => `${from} से ${to}`;
export const beforeGst = " (GST से पहले)";

// The discounts

export const notReduced = "बिना छूट";
export const reduced = "छूट वाले";
export const percentOrMore = (percent: number) => `${percent}% या ज़्यादा छूट`;
export const upToPercent = (percent: number) => `${percent}% तक छूट`;
export const percentFromTo = (from: number, to: number) => `${from}% से ${to}% छूट`;

// The bar above the pieces

export const featured = "हमारी पसंद";
export const newest = "सबसे नए";
export const priceUp = "कीमत: कम से ज़्यादा";
export const priceDown = "कीमत: ज़्यादा से कम";
export const weightUp = "वज़न: कम से ज़्यादा";
export const weightDown = "वज़न: ज़्यादा से कम";
export const sortBy = "क्रम चुनें";
export const showing = (first: number, last: number, total: number) =>
  `${formatNumber(total)} गहनों में से ${first} से ${last}`;
export const activeFilters = "लगे हुए फ़िल्टर";
export const removeFilter = (label: string) => `फ़िल्टर हटाएँ: ${label}`;
export const kinds = "गहने के प्रकार";
export const allKinds = "सभी";

// A listing without pieces, and a listing that was not loaded

export const noneInCategory = "इस श्रेणी में अभी कोई गहना नहीं है। कृपया बाद में फिर देखें।";
export const noneMatching = "इन फ़िल्टरों से कोई गहना नहीं मिला।";
/** The words above the filters of which the removal of any one finds pieces. */
export const takeAway = (filters: number) =>
  filters > 1 ? "इनमें से कोई एक हटा दें, तो गहने फिर दिखेंगे:" : "इसे हटा दें, तो गहने फिर दिखेंगे:";
export const without = (label: string, pieces: string) => `${label} हटाकर · ${pieces}`;
export const nearByWithout = (label: string) => `मिलते-जुलते गहने, ${label} हटाकर`;
export const bothFilters = (one: string, other: string) => `${one} और ${other}`;
export const showingCached = (failure: string) => `अभी पिछली सूची दिख रही है। ${failure}`;
export const sessionExpired = "आपका लॉग इन खत्म हो गया है। कृपया फिर से लॉग इन करें।";
export const notPermitted = "आपको यह देखने की अनुमति नहीं है।";
export const resourceNotFound = "यह नहीं मिला।";
export const failed = (reason: string) => `गड़बड़ी: ${reason}`;
