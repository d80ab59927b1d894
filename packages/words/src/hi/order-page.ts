import { longDate } from "./indian-time.ts";

export const order = "ऑर्डर";
/** Before the number of an order. */
export const orderBefore = "ऑर्डर ";
export const orderNumber = (number: string) => `ऑर्डर #${number}`;
/** What a visitor has to log in for, before "के लिए". */
export const toSeeYourOrder = "अपना ऑर्डर देखने";
export const orderNotFound = "यह ऑर्डर नहीं मिला";
export const seeYourOrders = "अपने ऑर्डर देखें";
export const maybeAnotherAccount = "शायद यह किसी और अकाउंट का ऑर्डर है।";
export const placedOn = <Part>(date: Part) => ["ऑर्डर की तारीख: ", date] as const;
export const items = "गहने";
export const allOrders = "सभी ऑर्डर";

// The code for the courier

export const codeForCourier = "कूरियर के लिए आपका कोड";
export const codeForCourierText =
  "पार्सल सिर्फ़ इसी कोड पर मिलेगा। सीलबंद पार्सल हाथ में आने पर ही कूरियर को कोड बताएँ, उससे पहले किसी को नहीं।";

// The pieces

export const piecesOfThisOrder = "इस ऑर्डर के गहने";
export const price = "कीमत";
export const quantity = "संख्या";
export const total = "कुल कीमत";
export const each = <Part>(price: Part) => ["एक का ", price] as const;
export const rateThatDay = (rate: string) => `उस दिन का भाव ${rate}/ग्राम`;
export const weightSent = (weight: string) => `भेजा गया वज़न ${weight}`;
export const huidOf = (huid: string) => `HUID ${huid}`;
// The parts of a price, each before its amount

export const metal = "धातु";
export const making = "गढ़ाई";
export const stones = "रत्न";
export const less = "छूट";

// What it is worth today

export const worthToday = "आज इसकी कीमत";
export const metalOfThisOrder = "इस ऑर्डर की धातु";
export const metalThatDay = "ऑर्डर के दिन धातु की कीमत";
export const inAnOrderOf = (total: string) => `${total} के ऑर्डर में`;
export const sameMetalToday = "वही धातु आज";
export const sinceYouOrdered = "आपके ऑर्डर के बाद";
export const inExchangeToday = (percent: number) => `आज बदलने पर, ${percent}% के हिसाब से`;
export const onlyMetal =
  "कीमत सिर्फ़ धातु की मिलती है: गढ़ाई शुल्क, रत्न, GST और डिलीवरी के पैसे बदलने पर नहीं लौटते। ";
export const valueOtherGold = "दूसरे सोने की कीमत जानें";

// The summary

export const summary = "ऑर्डर का हिसाब";
export const orderTotal = "ऑर्डर की कुल रकम";
export const shippingAddress = "डिलीवरी का पता";
export const billingAddress = "बिल का पता";
export const giftMessage = "उपहार का संदेश";
export const blankCard = "उपहार की तरह पैक, खाली कार्ड के साथ।";
export const payment = "भुगतान";
export const cashOnDelivery = "कैश ऑन डिलीवरी";
export const onlinePayment = "ऑनलाइन भुगतान";
export const paidAtTheShop = "दुकान पर भुगतान हुआ";
export const sentBack = "लौटाई गई रकम";
export const advanceAndRest = "एडवांस और बाकी रकम";
export const advance = "एडवांस";
export const restBeforeDispatch = "बाकी, भेजने से पहले";
export const stillToBePaid = "अभी देना बाकी है";
export const paid = "दिया गया";
export const paymentAtTheDoor = "डिलीवरी पर भुगतान";
export const lessAtTheDoor = "डिलीवरी पर कम: वज़न कम निकला";
export const toPayAtTheDoor = "डिलीवरी पर देना है";

// Refunds in part

export const partOfThePrice = "कीमत का एक हिस्सा";
export const sentToAccount = "यह रकम आपके बैंक खाते या UPI पते पर भेज दी गई है।";
export const weSendToAccount = "यह रकम हम आपके बैंक खाते या UPI पते पर भेजेंगे।";
export const sentTheWayPaid =
  "यह रकम उसी तरह लौटा दी गई है, जिस तरह भुगतान हुआ था। बैंक में 5 से 7 कामकाजी दिनों में दिखेगी।";
export const onItsWayBack = "यह रकम उसी तरह लौटाई जा रही है, जिस तरह भुगतान हुआ था।";

// The papers

export const papers = "बिल और रसीदें";
export const paperIsBeingWritten = "आपका बिल बन रहा है। थोड़ी देर में यहाँ मिल जाएगा।";
const PAPERS: Readonly<Record<string, string>> = {
  "Credit note": "क्रेडिट नोट",
  "Receipt voucher": "एडवांस की रसीद",
  "Refund voucher": "रिफ़ंड की रसीद",
  "Tax invoice": "टैक्स बिल",
};
/** The name of a tax document by its title, which is in English as the document is. */
export const paperTitle = (title: string) => PAPERS[title] ?? title;
export const open = "खोलें";
export const openPaper = (paper: string, number: string) => `${paper} ${number} खोलें`;
export const downloadPaper = (paper: string, number: string) =>
  `${paper} ${number} की PDF डाउनलोड करें`;
/** What a visitor has to log in for, before "के लिए". */
export const toSeeYourPapers = "अपने बिल देखने";
export const backToTheOrder = "ऑर्डर पर वापस जाएँ";
export const print = "प्रिंट करें";
export const noSuchPaper = "ऐसा कोई बिल नहीं है";
export const noSuchPaperText =
  "बिल तब बनता है जब ऑर्डर पक्का हो और भुगतान मिल जाए; एडवांस देने पर उसकी रसीद बनती है। पैसे लौटने पर क्रेडिट नोट या रिफ़ंड की रसीद बनती है।";
export const seeTheOrder = "ऑर्डर देखें";

// Sending an order back

export const returnOrder = "ऑर्डर वापस करें";
export const sendBack = "यह ऑर्डर वापस भेजें?";
export const returnText = (until: string, hours: number) =>
  `आप ${longDate(until)} तक वापसी का अनुरोध कर सकते हैं। हम ${hours} घंटे के अंदर देखते हैं और पार्सल लेने का इंतज़ाम करते हैं; वापसी मान लेने पर आपके दिए हुए पैसे लौटा देते हैं।`;
export const requestTheReturn = "वापसी का अनुरोध करें";
export const sending = "भेज रहे हैं...";
export const keepTheOrder = "ऑर्डर रहने दें";
export const returnRequested = "वापसी का अनुरोध मिल गया";
export const reason = "वजह";
export const whatShouldWeKnow = "और कुछ बताना चाहेंगे?";
export const whatDoYouSendBack = "आप क्या वापस भेजना चाहते हैं?";
export const theWholeOrder = "पूरा ऑर्डर";
export const somePieces = "इसके कुछ गहने";
export const piecesThatYouSend = "जो गहने आप वापस भेज रहे हैं";
export const piecesOf = (name: string) => `${name}: संख्या`;
export const chooseOnePiece = "कम से कम एक गहना चुनें";

// The state of a return

export const youAskedForOrder = (day: string, reason: string, hours: number) =>
  `आपने ${longDate(day)} को इस ऑर्डर की वापसी का अनुरोध किया: “${reason}”। हम ${hours} घंटे के अंदर देखकर आपको खबर देंगे।`;
export const youAskedFor = (day: string, pieces: string, reason: string, hours: number) =>
  `आपने ${longDate(day)} को ${pieces} की वापसी का अनुरोध किया: “${reason}”। हम ${hours} घंटे के अंदर देखकर आपको खबर देंगे।`;
export const agreedToOrder = (day: string) => `${longDate(day)} को हमने इस ऑर्डर की वापसी मान ली।`;
export const agreedTo = (day: string, pieces: string) =>
  `${longDate(day)} को हमने इनकी वापसी मान ली: ${pieces}`;
export const refusedOrder = (day: string) =>
  `${longDate(day)} को हमने तय किया कि यह ऑर्डर हम वापस नहीं ले सकते।`;
export const refused = (day: string, pieces: string) =>
  `${longDate(day)} को हमने तय किया कि ये हम वापस नहीं ले सकते: ${pieces}`;
export const writeToUs = "अगर आपकी राय अलग है तो हमें लिखें";
