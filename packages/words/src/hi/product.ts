// The page's title, and pages that can't be shown

export const pricedByWeight = (name: string) => `${name}, कीमत वज़न और आज के भाव से।`;
export const notFound = "यह गहना नहीं मिला";
export const notFoundText =
  "यह गहना दुकान में नहीं है। शायद यह एक ही था और बिक गया, या पते में कोई अक्षर गलत है।";

// The price

/** The weight at which the price above counts, after the sum. */
export const withGstAt = <Weight>(weight: Weight) => ["GST सहित, वज़न ", weight] as const;
export const todaysRate = <Rate>(carat: string, rate: Rate) =>
  ["आज का भाव, ", carat, ": ", rate, " प्रति ग्राम"] as const;
export const pastPrices = "पिछले 90 दिन की कीमत";
export const ninetyDays = "90 दिन";
export const stones = "रत्न";
export const making = "गढ़ाई";
export const discount = "छूट";
export const payNow = (percent: number) => `GST सहित · अभी ${percent}%`;
export const withGstAtWeight = (weight: string) => `GST सहित, ${weight}`;

// Buying

export const addToCart = "बैग में डालें";
export const adding = "बैग में डाल रहे हैं…";
export const addingFailed = "गहना बैग में नहीं डाला जा सका";
export const share = "शेयर करें";
export const cartNeedsJavaScript = "बैग में डालने के लिए ब्राउज़र में JavaScript चालू करें।";
export const ringSize = "अंगूठी का साइज़";
export const bangleSize = "कंगन का साइज़";

// A piece made to order

export const isMadeForYou = (days: string, percent: number) =>
  `यह आपके लिए ${days} में बनेगा, ${percent}% एडवांस पर। जिस मिनट आप एडवांस देंगे, कीमत उसी मिनट के भाव पर तय हो जाएगी।`;
export const advanceOf = (percent: number) => `एडवांस, ${percent}%`;
export const onOrdering = <Amount>(amount: Amount) => [amount, " ऑर्डर करते समय"] as const;
export const theRest = "बाकी रकम";
export const beforeDispatch = <Amount>(amount: Amount) => [amount, " गहना भेजने से पहले"] as const;
export const ifLighter = "अगर वज़न कम निकला";
export const differenceBack = "जितने ग्राम कम, उतने पैसे वापस";

// The engraving

export const engraveInside = "अंदर नाम उकेरवाएँ";
export const engraveBack = "पीछे नाम उकेरवाएँ";
export const engravingOptional = (most: number) => `चाहें तो, अंग्रेज़ी (A से Z) के ${most} अक्षर तक`;
export const lettersToEngrave = "उकेरने के अक्षर";
export const lettersWrong = "सिर्फ़ A से Z, अंक, &, . और - लिखें";
export const engravedIsYours = "उकेरा हुआ गहना सिर्फ़ आपका है: वह बदला जा सकता है, लौटाया नहीं जा सकता।";

// The delivery to a PIN code

export const withYou = (days: string) => `आपके पास ${days}`;
export const trackedTo = (pin: string | null, place: string) =>
  `${pin} ${place}, ट्रैकिंग और बीमे के साथ`;
export const changePin = "PIN कोड बदलें";
export const change = "बदलें";
export const deliveryTo = "डिलीवरी का PIN कोड";
export const deliveryPin = "डिलीवरी PIN कोड";
export const check = "देखें";
export const pinInvalid = "छह अंकों का PIN कोड लिखें, जैसे 560003।";
export const pinUnknown = "भारत में इस PIN कोड की कोई जगह नहीं है। कृपया जाँच लें।";

// The price break-up

export const priceBreakUp = "कीमत का हिसाब";
export const priceBreakUpOf = (name: string) => `${name}: कीमत का हिसाब`;
export const noRate = (carat: string) => `${carat} का ताज़ा भाव अभी नहीं मिल रहा।`;
export const everyRupee = <Time>(time: Time) => ["एक-एक रुपये का हिसाब, भाव ", time, " का।"] as const;
export const component = "हिस्सा";
export const value = "रकम";
export const makingCharge = "गढ़ाई शुल्क";
export const perGram = (amount: string) => `${amount}/ग्राम`;
export const price = "कीमत";
export const totalWithGst = "कुल, GST सहित";

// The telephone

export const askTheShop = (hours: string) => `दुकान से पूछें, ${hours}`;
