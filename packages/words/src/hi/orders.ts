import { istDayWords, longDate } from "./indian-time.ts";
import { plural } from "./plural.ts";

// The list of orders

/** What a visitor has to log in for, before "के लिए". */
export const toSeeYourOrders = "अपने ऑर्डर देखने";
export const seeAllYourOrders = "अपने सभी ऑर्डर देखें";
export const noOrdersFound = "अभी कोई ऑर्डर नहीं है";
export const exploreJewellery = "गहने देखें";
export const noOrdersText =
  "आप जो ऑर्डर करेंगे वह यहाँ दिखेगा, बिल के साथ, और यह भी कि उसकी धातु की कीमत आज कितनी है।";
export const loading = "खुल रहे हैं...";
export const showEarlierOrders = "और पुराने ऑर्डर दिखाएँ";
export const favoritesHint = "जो गहने आपने बाद के लिए रखे हैं";
export const supportHint = "कोई ऑर्डर यहाँ न दिखे तो";
export const noneOnTheWay = "अभी आपका कोई पार्सल रास्ते में नहीं है।";
export const noneDone = "अभी आपका कोई ऑर्डर पूरा नहीं हुआ है।";
export const allShown = <Part>(support: Part, phone: Part) =>
  ["आपके सभी ऑर्डर यही हैं। कुछ कमी दिखे तो ", support, " या ", phone, " पर कॉल करें।"] as const;
export const writeToSupport = "हमें लिखें";
export const boughtMost = "सबसे ज़्यादा बिकने वाले गहने";
export const whichOrders = "कौन से ऑर्डर";
export const all = "सभी";
export const onTheWay = "रास्ते में";
export const done = "पूरे हुए";

// An entry of the list

export const viewOrder = "ऑर्डर देखें";
/** After "ऑर्डर देखें", for screen readers. */
export const viewOrderNumber = (number: string) => `: #${number}`;
export const invoice = "बिल";
export const creditNote = "क्रेडिट नोट";
/** After the name of a paper, for screen readers. */
export const ofNumber = (number: string) => `, ऑर्डर #${number}`;
export const payTheRest = "बाकी रकम दें";
export const completeThePayment = "भुगतान पूरा करें";
export const trackIt = "ट्रैक करें";
export const trackParcel = "पार्सल ट्रैक करें";
export const metalWorthToday = <Part>(amount: Part) =>
  [" इसकी धातु की कीमत आज ", amount, " है।"] as const;

// Where an order is

export const andMore = (name: string, count: number) =>
  `${name}, साथ में ${count} ${plural(count, "और गहना", "और गहने")}`;
export const leftTheShop = (day: string) => `${istDayWords(day)} को दुकान से निकला। `;
export const withYou = (when: string) => `${when} आपके पास पहुँचेगा।`;
export const withYouForCode = (when: string) =>
  `${when} आपके पास पहुँचेगा; कूरियर आपसे हमारा भेजा हुआ कोड पूछेगा।`;
export const deliveredOn = (since: string, until: string) =>
  `${longDate(since)} को पहुँचा। ${longDate(until)} तक मरम्मत मुफ़्त है।`;
export const handedOverOn = (since: string, until: string) =>
  `${longDate(since)} को दुकान पर सौंपा गया। ${longDate(until)} तक मरम्मत मुफ़्त है।`;
/** Before the number of an order. */
export const orderBefore = " ऑर्डर ";
/** The days on which an order is expected; `from` has no month if `to` has the same. */
export const expected = (from: string, to: string) => `${from} से ${to} तक पहुँचने की उम्मीद`;

// Why an order waits, and where its money is

export const keptUntil = (until: string) => `इसके गहने ${until} तक आपके लिए रखे हैं।`;
export const wrongAmount =
  "जितनी रकम देनी थी उससे अलग रकम आई। वह अपने-आप लौट आएगी, और ऑर्डर पक्का नहीं हुआ।";
export const cameTooLate =
  "भुगतान देर से आया। वह अपने-आप लौट आएगा, और इस ऑर्डर का कोई पैसा नहीं लिया गया।";
export const timeIsOver =
  "भुगतान का समय पूरा हो गया: इसके गहने फिर से बिक्री पर हैं, और इसका कोई पैसा नहीं लिया गया।";
export const canPayAgain =
  "भुगतान नहीं हो पाया; आप फिर से भुगतान कर सकते हैं। अगर पैसे कट गए हों तो अपने-आप लौट आएँगे।";
export const restAsked = (rest: string) =>
  `आपका ऑर्डर तैयार है। कृपया बाकी ${rest} दें: रकम मिलते ही हम भेज देंगे।`;
export const restLater = (advance: string, rest: string) =>
  `${advance} का एडवांस मिल गया है। बाकी ${rest} गहने भेजने से पहले देने हैं; भाव बदले तो भी यह रकम वही रहेगी।`;
/** Before "की रकम", as an amount is. */
export const whatYouPaid = "आपके भुगतान";
export const sentToBank = (sum: string) =>
  `${sum} की रकम आपके बैंक खाते में भेज दी गई है। खाते में दिखने में कुछ दिन लग सकते हैं।`;
export const sentTheWayPaid = (sum: string) =>
  `${sum} की रकम उसी तरह लौटा दी गई है, जिस तरह भुगतान हुआ था। खाते में दिखने में कुछ दिन लग सकते हैं।`;
export const onItsWayBack = (sum: string) =>
  `${sum} की रकम उसी तरह लौटाई जा रही है, जिस तरह भुगतान हुआ था। खाते में दिखने में कुछ दिन लग सकते हैं।`;
export const onItsWayToBank = (sum: string) =>
  `${sum} की रकम आपके बैंक खाते या UPI पते पर भेजी जा रही है। खाते में दिखने में कुछ दिन लग सकते हैं।`;
export const askForAccount = (sum: string) =>
  `भुगतान डिलीवरी पर हुआ था, इसलिए ${sum} हम आपके बैंक खाते में भेजेंगे: कृपया हमारे ई-मेल के जवाब में खाता नंबर और IFSC लिखें।`;
export const allPiecesGoBack = "इसके सभी गहनों की रकम लौटाई जा रही है।";
export const nothingCharged = "इसका कोई पैसा नहीं लिया गया।";
export const couldNotBeDelivered = "यह आप तक नहीं पहुँच पाया।";
export const nothingPaidOrOwed = "इसके लिए आपने कुछ नहीं दिया है, और आपको कुछ देना भी नहीं है।";

// Ordering the same pieces again

export const orderAgain = "फिर से ऑर्डर करें";
export const adding = "बैग में डाल रहे हैं...";
export const addedAtTodaysPrices = "आज की कीमत पर आपके बैग में डाल दिए गए";
export const notEverything = "सभी गहने नहीं मिल सकते";
export const noneToBeHad = "ये गहने अब नहीं मिलते";
export const restIsInCart = "बाकी गहने आज की कीमत पर आपके बैग में हैं।";
export const nothingAdded = "बैग में कुछ नहीं डाला गया।";
export const goToTheCart = "बैग देखें";

// Cancelling an order

export const cancelOrder = "ऑर्डर रद्द करें";
export const cancelThisOrder = "यह ऑर्डर रद्द करें?";
export const cancelling = "रद्द हो रहा है...";
export const yesCancel = "हाँ, रद्द करें";
export const keepTheOrder = "ऑर्डर रहने दें";
export const orderCancelled = "ऑर्डर रद्द हो गया";
export const paidGoesBack = <Part>(sum: Part) =>
  [
    "आपने जो दिया है वह सब उसी तरह लौटेगा जिस तरह भुगतान हुआ था: ",
    sum,
    "। हम इसे तुरंत भेजते हैं; खाते में दिखने में कुछ दिन लग सकते हैं। आज की कीमत आपके लिए नहीं रुकेगी।",
  ] as const;
export const paidGoesToBank = <Part>(sum: Part) =>
  [
    "आपने जो दिया है वह सब आपके बैंक खाते में लौटेगा: ",
    sum,
    "। इसके बारे में हम आपको लिखेंगे। आज की कीमत आपके लिए नहीं रुकेगी।",
  ] as const;
export const paidIsBack =
  "आपने जो दिया था वह सब लौट चुका है, या लौट रहा है। आज की कीमत आपके लिए नहीं रुकेगी।";
export const nothingToGoBack =
  "कोई पैसा नहीं लिया गया, इसलिए कुछ लौटाना नहीं है। आज की कीमत आपके लिए नहीं रुकेगी।";
