import type { DeclineReason } from "@suvarna/domain/payment";

export const payment = "भुगतान";
/** What a visitor has to log in for, before "के लिए". */
export const toPayForYourOrder = "अपने ऑर्डर का भुगतान करने";
export const inOrderHistory = "आपके ऑर्डर “पिछले ऑर्डर” में मिलेंगे।";

// The choice of a payment method

export const billingDetails = "भुगतान की जानकारी";
export const howToPay = "भुगतान का तरीका";
export const chooseHowToPay = "भुगतान का तरीका चुनें";
export const howMuchToPayNow = "अभी कितना देना है";
export const chooseHowMuch = "चुनें कि अभी कितना देना है";
export const card = "डेबिट या क्रेडिट कार्ड";
export const cardHint = "VISA, Mastercard, RuPay";
export const bankTransfer = "बैंक ट्रांसफ़र";
export const bankTransferHint = "नेट बैंकिंग, सभी बड़े बैंक";
export const cashOnDelivery = "कैश ऑन डिलीवरी";
export const cashHint = "ऑर्डर मिलने पर भुगतान करें";
export const onlineNotOpen = "ऑनलाइन भुगतान अभी शुरू नहीं हुआ है";
export const onlyIndia = "सिर्फ़ भारत के पतों के लिए";
export const notMadeToOrder = "ऑर्डर पर बनने वाले गहनों के लिए नहीं";
export const notAvailableFrom = (amount: string) => `${amount} या उससे ऊपर के ऑर्डर पर नहीं`;
export const upiUpTo = (amount: string) => `एक बार में ${amount} तक`;
export const upiTooMuch = (amount: string) =>
  `एक बार में ${amount} तक; कृपया कार्ड या बैंक ट्रांसफ़र से भुगतान करें`;
export const wholeOrder = "पूरे ऑर्डर का भुगतान";
export const anAdvance = "एडवांस";
export const advanceOfAll = <Part>(percent: number, rest: Part) =>
  [
    `ऑर्डर पर बनने वाले गहनों की कीमत का ${percent}%। बाकी `,
    rest,
    " गहने भेजने से पहले देने हैं, और भाव बदले तो भी यह रकम वही रहती है।",
  ] as const;
export const advanceOfSome = <Part>(percent: number, rest: Part) =>
  [
    `ऑर्डर पर बनने वाले गहनों की कीमत का ${percent}%, और तैयार गहनों की पूरी कीमत। बाकी `,
    rest,
    " गहने भेजने से पहले देने हैं, और भाव बदले तो भी यह रकम वही रहती है।",
  ] as const;
export const noPaymentAbroad =
  "कैश ऑन डिलीवरी सिर्फ़ भारत के पतों पर है, और ऑनलाइन भुगतान जल्द शुरू होगा। तब तक विदेश में कुछ नहीं भेजा जा सकता।";
export const noPaymentMadeToOrder =
  "ऑर्डर पर बनने वाले गहनों पर कैश ऑन डिलीवरी नहीं है, और ऑनलाइन भुगतान जल्द शुरू होगा। तब तक ये ऑर्डर नहीं हो सकते।";
export const noPaymentFrom = (amount: string) =>
  `${amount} या उससे ऊपर के ऑर्डर पर कैश ऑन डिलीवरी नहीं है, और ऑनलाइन भुगतान जल्द शुरू होगा। तब तक इतनी रकम का ऑर्डर नहीं हो सकता।`;

// Another way to pay

export const payAnotherWay = "दूसरे तरीके से भुगतान करें";
export const piecesStay = "गहने और उनकी कीमतें वही रहेंगी।";
export const payAtTheDoor = "डिलीवरी पर भुगतान करें";
export const payThisWay = "इस तरीके से भुगतान करें";
export const opening = "खुल रहा है...";
export const windowNotOpened = "भुगतान की विंडो नहीं खुल पाई।";
export const verificationFailed = "भुगतान नहीं हुआ, या उसकी पुष्टि नहीं हो पाई।";
export const paymentRefused = (_message: string) => "हमें इस भुगतान के पैसे नहीं मिले।";
export const paymentSuccessful = "भुगतान हो गया!";

// The state of the payment

export const notPaidYet = "भुगतान बाकी";
export const waitingForTheBank = "बैंक के जवाब का इंतज़ार";
export const notPaid = "भुगतान नहीं हुआ";
export const onItsWayBack = "पैसे लौट रहे हैं";
export const waitingForPayment = "आपके भुगतान का इंतज़ार है";
export const waitingForYourBank = "आपके बैंक के जवाब का इंतज़ार है";
export const paymentFailed = "भुगतान नहीं हो पाया";
export const anotherAmountArrived = "रकम अलग मिली";
export const cameTooLate = "भुगतान देर से आया";
export const timeIsOver = "भुगतान का समय पूरा हो गया";
export const payTheRestTitle = "अपने ऑर्डर की बाकी रकम दें";

// What happened, and what follows

export const restNotVerified =
  "आपका ऑर्डर वैसा ही है: बाकी रकम आप फिर से दे सकते हैं। अगर पैसे कट गए हों तो अपने-आप लौट आएँगे।";
export const notVerified =
  "पेमेंट गेटवे से अभी आपके पैसों की खबर नहीं मिली। बाद में मिली तो यह पेज अपने-आप आगे बढ़ेगा, और पैसे दो बार नहीं कटेंगे।";
export const askingYourBank =
  "हम आपके बैंक से पूछ रहे हैं कि पैसे आए या नहीं। यह पेज अपने-आप आगे बढ़ेगा; आप इसे बंद करके बाद में भी अपना ऑर्डर देख सकते हैं।";
export const bankDeclined = "आपके बैंक ने यह भुगतान नहीं होने दिया। ";
export const didNotGoThrough = "भुगतान नहीं हो पाया। ";
export const canPayAgain = "आपका ऑर्डर और उसकी कीमतें वही हैं, और आप फिर से भुगतान कर सकते हैं।";
export const canPayAgainUntil = <Part>(until: Part) =>
  ["आपका ऑर्डर और उसकी कीमतें वही हैं, और आप ", until, " तक फिर से भुगतान कर सकते हैं।"] as const;
export const wrongAmountText =
  "हमें ऑर्डर की रकम से अलग रकम मिली, इसलिए ऑर्डर पक्का नहीं हुआ। मिली हुई रकम अपने-आप लौट आएगी; आपका कोई नुकसान नहीं होगा।";
export const lateText = "भुगतान तब आया जब गहने उस कीमत पर नहीं मिल सकते थे। हम पूरी रकम आपको लौटा रहे हैं।";
export const lateTextAt = <Part>(time: Part) =>
  ["भुगतान ", time, " बजे आया, जब गहने उस कीमत पर नहीं मिल सकते थे। हम पूरी रकम आपको लौटा रहे हैं।"] as const;
export const overText =
  "आपके गहने फिर से बिक्री पर हैं, और इस ऑर्डर का कोई पैसा नहीं लिया गया। अगर आपने भुगतान किया है और बैंक से देर हो रही है, तो गहने मिल सकने पर ऑर्डर पक्का हो जाएगा; नहीं तो आपके पैसे अपने-आप लौट आएँगे।";
export const orderComesTo = <Part>(number: Part, total: Part) =>
  ["ऑर्डर ", number, " की कुल रकम ", total, " है।"] as const;
export const keptUntil = <Part>(until: Part) => [" आपके गहने ", until, " तक आपके लिए रखे हैं।"] as const;
export const restIsDue = <Part>(advance: Part, rest: Part) =>
  [" आपका ", advance, " का एडवांस मिल गया है; बाकी ", rest, " गहने भेजने से पहले देने हैं।"] as const;
export const advanceIsDue = <Part>(advance: Part, rest: Part) =>
  [" ", advance, " का एडवांस अभी देना है, और बाकी ", rest, " गहने भेजने से पहले।"] as const;

// The buttons

export const payTheRest = "बाकी रकम दें";
export const payAgain = "फिर से भुगतान करें";
export const payNow = "भुगतान करें";
export const putInCartAgain = "गहने फिर से बैग में डालें";
export const continueShopping = "और गहने देखें";
export const viewYourOrder = "अपना ऑर्डर देखें";

// The steps of the order

export const orderPlaced = "ऑर्डर हुआ";
export const confirmed = "ऑर्डर पक्का";
export const isYoursToMake = "आपको करना है";
export const byEmailAndSms = "ई-मेल और SMS से";
export const atYourBank = "आपके बैंक में";
export const notYet = "अभी नहीं";
export const amountDiffers = "रकम अलग है";
export const notAnyMore = "अब नहीं होगा";
export const received = "मिला";
export const sentBack = "लौटाया गया";
export const theWayItCame = "जिस तरह आया था";
export const onYourAccount = "आपके खाते में";
export const inBankDays = "5 से 7 कामकाजी दिनों में";
export const notPaidInTime = "समय पर भुगतान नहीं हुआ";

// The facts of the payment

export const backByItself = "पैसे 5 से 7 कामकाजी दिनों में अपने-आप लौट आएँगे";
export const whatTheBankSaid = "बैंक का जवाब";
/** The label of the reason where the bank's own words are not known. */
export const whyItFailed = "भुगतान क्यों नहीं हुआ";
/** Why an attempt to pay failed, for a shopper who does not read the bank's own words. */
export const declineReasons: Readonly<Record<DeclineReason, string>> = {
  insufficient_funds: "खाते में इतनी रकम नहीं थी।",
  limit_reached: "भुगतान की तय सीमा पूरी हो गई है।",
  wrong_code: "OTP, PIN या कार्ड का सुरक्षा नंबर गलत था।",
  too_many_tries: "गलत PIN या OTP बहुत बार डाला गया।",
  not_confirmed: "PIN या OTP से भुगतान की पुष्टि नहीं हुई।",
  too_late: "भुगतान की पुष्टि का समय निकल गया।",
  card_unusable: "कार्ड या खाता बंद है, उसकी अवधि पूरी हो गई है, या वह ऑनलाइन भुगतान के लिए चालू नहीं है।",
  account_unknown: "ऐसा कोई कार्ड, खाता या UPI पता नहीं मिला।",
  bank_unreachable: "उस समय बैंक से संपर्क नहीं हो पाया।",
  cancelled: "भुगतान बीच में ही रद्द कर दिया गया।",
  refused: "बैंक ने मना कर दिया है।",
};
export const toPay = "देना है";
export const piecesKeptUntil = "गहने कब तक रखे हैं";
export const fromNow = (time: string) => `, ${time} बाकी`;
export const ifItFails = "भुगतान न हो तो";
export const nothingIsLost = "कोई नुकसान नहीं: ऑर्डर बना रहेगा, और आप फिर से भुगतान कर सकते हैं";
export const whatHelps = "क्या करें";
export const payInAnotherWay = "फिर से भुगतान करें, या दूसरा तरीका चुनें";
export const lookAtLimits =
  "अपने बैंक के ऐप में लिमिट देखें, या भुगतान की विंडो में नेट बैंकिंग चुनें: उसमें यहाँ कोई लिमिट नहीं है";
export const ifMoneyLeft = "फिर भी पैसे कट गए हों तो";
export const theOrderComesTo = "ऑर्डर की रकम";
export const missing = "कितने कम मिले";
export const tooMuch = "कितने ज़्यादा मिले";
export const whatCame = "मिली हुई रकम";
export const payTheWholeSum = "गहने फिर से बैग में डालें, और पूरी रकम का भुगतान करें";
export const to = "कहाँ";
export const whereItCameFrom = "जिस खाते या कार्ड से आया था";
export const nothingWasCharged = "कोई पैसा नहीं लिया गया";
export const orderAtThisMinute = "आप अभी के भाव पर फिर से ऑर्डर कर सकते हैं";
export const theOrderCameTo = "ऑर्डर की रकम थी";
export const yoursAtThisMinute = "गहने फिर से बैग में डालें: वे अभी के भाव पर मिल जाएँगे";
export const paymentNumber = "भुगतान का नंबर";

// The order beside the payment

/** Before the number of an order. */
export const order = "ऑर्डर ";
export const orderNumber = (number: string) => `ऑर्डर #${number}`;
export const advance = "एडवांस";
export const restBeforeDispatch = "बाकी, भेजने से पहले";
export const hoursAndNumber = (hours: string) => `${hours}। ऑर्डर नंबर पास रखें।`;
export const callTheShop = "दुकान पर कॉल करें";
