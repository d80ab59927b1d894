// The page after placing an order

export const thanks = "ऑर्डर के लिए धन्यवाद";
export const yourOrder = "आपका ऑर्डर";
/** What a visitor has to log in for, before "के लिए". */
export const toSeeYourOrder = "अपना ऑर्डर देखने";
export const inOrderHistory = "आपका ऑर्डर “पिछले ऑर्डर” में मिलेगा।";
export const continueShopping = "और गहने देखें";
export const viewYourOrder = "अपना ऑर्डर देखें";
export const invoice = "बिल";

// An order that is not paid, or was undone

export const orderNotPaid = "आपके ऑर्डर का भुगतान नहीं हुआ";
export const orderWaits = "आपके ऑर्डर का भुगतान बाकी है";
export const didNotGoThrough = <Part>(due: Part, number: Part) =>
  [due, " का भुगतान नहीं हो पाया। ऑर्डर: ", number] as const;
export const hasNotComeYet = <Part>(due: Part, number: Part) =>
  [due, " का भुगतान अभी नहीं आया है। आते ही ऑर्डर पक्का हो जाएगा। ऑर्डर: ", number] as const;
export const completeThePayment = "भुगतान पूरा करें";
/** `state` is the order's state in words. */
export const yourOrderWas = (state: string) => `आपका ऑर्डर: ${state}`;
export const orderWas = <Part>(number: Part, state: string) =>
  ["ऑर्डर ", number, `: ${state}। `] as const;

// What the shop has heard and sent

export const orderIsYours = <Part>(number: Part) =>
  ["आपका ऑर्डर ", number, " हमें मिल गया है। "] as const;
export const weWroteTo = <Part>(email: Part) =>
  ["हमने ", email, " पर ई-मेल भेजा है, और पार्सल दुकान से निकलते ही फिर खबर देंगे।"] as const;
export const weSentSmsTo = <Part>(phone: Part) =>
  ["हमने ", phone, " पर SMS भेजा है, और पार्सल दुकान से निकलते ही फिर खबर देंगे।"] as const;
export const findItInOrderHistory = "यह आपको “पिछले ऑर्डर” में मिलेगा।";
export const advanceHasCome = <Part>(advance: Part, rest: Part) =>
  [
    "आपका ",
    advance,
    " का एडवांस मिल गया है। बाकी ",
    rest,
    " गहने भेजने से पहले देने हैं, और भाव बदले तो भी यह रकम वही रहेगी।",
  ] as const;
export const paidOnline = "ऑनलाइन भुगतान हुआ";
export const paidOnDelivery = "डिलीवरी पर भुगतान हुआ";
export const paidAtTheShop = "दुकान पर भुगतान हुआ";

// What happens now

export const whatHappensNow = "अब आगे क्या होगा";
export const demonstration = "यह डेमो दुकान है: यहाँ न कुछ बनता है, न डिलीवर होता है, न पैसे कटते हैं।";
export const advancePaid = "एडवांस मिला";
export const confirmed = "पक्का हुआ";
export const paid = "भुगतान हुआ";
export const madeForYou = "आपके लिए बनेगा";
export const inSpan = (span: string) => `${span} में`;
export const weighedAndPacked = "तौला और पैक होगा";
export const withinSpan = (span: string) => `${span} में`;
export const youPayTheRest = "आप बाकी रकम देंगे";
export const whenItIsReady = "तैयार होने पर";
export const onItsWay = "रास्ते में";
export const expressAndTracked = (express: string) => `${express}, ट्रैकिंग के साथ`;
export const trackedInsured = "ट्रैकिंग और बीमे के साथ";
export const withYou = "आपके पास";
export const weWriteToYou = "हम आपको खबर देंगे";

// The delivery, returns and questions

export const goesTo = "कहाँ पहुँचेगा";
export const atTheDoor = "डिलीवरी के समय";
export const checkTheSeal = "डिब्बा सील है। लेने से पहले सील देख लें।";
export const checkTheSealAndTellCode =
  "डिब्बा सील है। लेने से पहले सील देख लें, फिर कूरियर को वह कोड बताएँ जो हम गहना भेजते समय आपको देंगे।";
export const haveCashReady = <Part>(amount: Part) =>
  [" कृपया कूरियर के लिए ", amount, " तैयार रखें।"] as const;
export const returns = "वापसी";
export const unwornWithin = (days: number) => `बिना पहना गहना, डिलीवरी से ${days} दिन तक। `;
export const howItWorks = "वापसी कैसे होती है";
export const questions = "कोई सवाल?";
export const whileYouWait = "तब तक पढ़िए";
export const toGoWith = (name: string) => `“${name}” के साथ जँचेंगे`;
