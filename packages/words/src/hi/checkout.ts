import { countryWords, stateWords } from "./countries.ts";
import { plural } from "./plural.ts";

export const checkout = "ऑर्डर पूरा करें";
/** What a visitor has to log in for, before "के लिए". */
export const toCheckOut = "ऑर्डर करने";

// Carts that can't be ordered

export const confirmNumberFirst = "कृपया पहले अपना नंबर पक्का करें";
export const toYourProfile = "प्रोफ़ाइल पर जाएँ";
export const cartNotOrderable = "आपके बैग के गहने अभी ऑर्डर नहीं हो सकते";
export const backToTheCart = "बैग पर वापस जाएँ";
export const nothingToCheckOut =
  "ऑर्डर करने के लिए बैग में कुछ नहीं है। अभी-अभी किया हुआ ऑर्डर “पिछले ऑर्डर” में मिलेगा।";
export const lastOrderMayBePlaced = "शायद आपका पिछला ऑर्डर हो चुका है";
export const lastOrderText =
  "ऑर्डर भेजा गया था, पर जवाब नहीं आया, और अब आपका बैग खाली है। ऑर्डर “पिछले ऑर्डर” में मिल जाएगा।";
export const seeYourOrders = "अपने ऑर्डर देखें";

// The summary of errors

export const thingsMissing = (count: number) =>
  `ऑर्डर लेने से पहले ${count} ${plural(count, "चीज़ ठीक करनी है", "चीज़ें ठीक करनी हैं")}`;

// The contact

export const contact = "संपर्क";
export const change = "बदलें";
/** After "बदलें", for screen readers. */
export const changeTheContact = ": संपर्क";
export const emailOrPhone = "ई-मेल या फ़ोन";
export const contactHint =
  "यह कूरियर के लिए है। ऑर्डर की खबर हम उसी ई-मेल और फ़ोन नंबर पर देते हैं जो आपने अपने अकाउंट में पक्का किया है।";
export const newsByEmail = "नए गहनों और ऑफ़र की खबर मुझे ई-मेल करें";
export const newsNotNoted = "ई-मेल पाने की आपकी पसंद दर्ज नहीं हो पाई";
export const useAnotherAccount = "दूसरा अकाउंट इस्तेमाल करें";
export const confirmYourNumber = "अपना नंबर पक्का करें";
export const yourNumber = "आपका नंबर";
export const emailIsConfirmed = "आपका ई-मेल पक्का हो चुका है।";
export const addNumberToProfile = "प्रोफ़ाइल में नंबर जोड़ें";
/** Before the link that confirms the e-mail address. */
export const orByEmail = "या ई-मेल से: ";
export const whyProofOnline =
  "हम गहने उन्हीं के लिए रखते हैं जिनसे बात हो सके: ऑनलाइन भुगतान के लिए बस एक बार अपना नंबर या ई-मेल पक्का करें।";
export const whyProofCash =
  "कूरियर को और हमें आपसे बात करनी पड़ सकती है: कैश ऑन डिलीवरी के लिए बस एक बार अपना नंबर पक्का करें।";

// The addresses

export const delivery = "डिलीवरी";
export const useSavedAddress = "पहले का पता चुनें";
export const addAddress = "नया पता जोड़ें";
export const saveForNextTime = "यह जानकारी अगली बार के लिए रख लें";
export const addressNotSaved = "आपका पता दर्ज नहीं हो पाया। आप इसे प्रोफ़ाइल में जोड़ सकते हैं।";
export const yourAddresses = "आपके पते";
/** After "बदलें", for screen readers. */
export const changeThisAddress = ": यह पता";
export const billingAddress = "बिल का पता";
export const sameAsShipping = "डिलीवरी के पते जैसा ही";
export const differentBilling = "बिल के लिए दूसरा पता";
export const firstName = "नाम";
export const lastName = "उपनाम";
export const address = "पता";
export const apartment = "फ़्लैट, मंज़िल";
export const city = "शहर";
export const phone = "फ़ोन";
export const enterFirstName = "नाम लिखें";

// When it arrives

export const arrivesAbroad = (country: string, when: string) =>
  `${countryWords(country)} में ${when} पहुँचेगा`;
export const arrivesIn = (region: string, when: string) => `${stateWords(region)} में ${when} पहुँचेगा`;
export const arrivesAfterDispatch = (days: string) => `भेजने के बाद ${days} में पहुँचेगा`;
export const madeAndArrives = (making: string, days: string) =>
  `${making} में बनेगा। भेजने के बाद ${days} में पहुँचेगा`;

// Shipping

export const shippingMethod = "डिलीवरी का तरीका";
export const expressTracked = (express: string) => `${express}, ट्रैकिंग के साथ`;
export const trackedAndInsured = "ट्रैकिंग और बीमे के साथ";
export const againstCode = "पार्सल हमारे भेजे कोड पर ही मिलेगा";
export const toYourDoor = "आपके घर तक";
export const free = "मुफ़्त";

// A gift

export const aGift = "उपहार";
export const wrapAsGift = "उपहार की तरह पैक करें";
export const wrapHint = "मैरून डिब्बे में, कार्ड के साथ। पार्सल में कीमत नहीं रहती: बिल आपको ई-मेल से मिलेगा।";
export const giftMessage = "उपहार का संदेश";
export const giftHint = (most: number) =>
  `ज़्यादा से ज़्यादा ${most} अक्षर। खाली छोड़ें तो कार्ड पर आप अपने हाथ से लिख सकते हैं।`;
export const yourCard = "आपका कार्ड";
export const yourWordsHere = "आपका संदेश यहाँ दिखेगा";

// The PAN

export const panRequired = (amount: string) =>
  `कानून के अनुसार ${amount} से ऊपर के ऑर्डर के लिए PAN ज़रूरी है। हम इसे एन्क्रिप्ट करके रखते हैं और किसी और को नहीं दिखाते।`;
export const enterPan = "PAN लिखें: पाँच अक्षर, चार अंक, एक अक्षर";

// The order beside the form

export const yourOrder = "आपका ऑर्डर";
export const pieces = "गहने";
export const sizeAndQuantity = (size: string, quantity: number) => `साइज़ ${size}, संख्या ${quantity}`;
export const quantityIs = (quantity: number) => `संख्या ${quantity}`;
/** After the reason for which a coupon doesn't apply. */
export const takesNothingOff = "इस पर अभी कोई छूट नहीं मिल रही।";
export const orderTotal = "ऑर्डर की कुल रकम";
export const whenItIsDue = "कब कितना देना है";
export const dueBeforeDispatch = "भेजने से पहले देना है";
export const dueNow = "अभी देना है";
export const someNotOrderable = "आपके बैग के कुछ गहने अभी ऑर्डर नहीं हो सकते। कृपया पहले अपना बैग बदलें।";
export const placeOrder = "ऑर्डर करें";
export const placingOrder = "ऑर्डर हो रहा है...";
/** Before the shop's telephone number. */
export const questions = "कोई सवाल? ";

/** What accepts the policies, for `acceptedPolicies` of `accounts`. */
export const byPlacingTheOrder = "ऑर्डर करके";

// The price lock

export const hours = (count: number) => `${count} ${plural(count, "घंटा", "घंटे")}`;
export const minutes = (count: number) => `${count} मिनट`;
export const timeLeft = (time: string) => `${time} बाकी`;
export const pricesWereHeldUntil = <Part>(until: Part) => ["कीमतें ", until, " तक रुकी थीं"] as const;
export const pricesHeldUntil = <Part>(rateTime: string, until: Part) =>
  [`${rateTime} के भाव पर कीमतें `, until, " तक रुकी हैं"] as const;
export const pricesHeld = (until: string) => `कीमतें ${until} तक रुकी हैं।`;
export const lockedForMinutes = (count: number) => `कीमत अभी ${count} मिनट और रुकी है।`;
export const seePriceOfNow = "अभी की कीमत देखें";
export const lessNow = <Part>(amount: Part) => ["अभी के भाव पर ", amount, " कम"] as const;
export const takeLowerPrice = "कम कीमत लें";
export const rateMovedAgain = "भाव फिर बदल गया है";
export const lockedPriceStays = "आपकी रुकी हुई कीमत वही रहेगी।";

// The dialog about a new total

export const cartHasChanged = "आपका बैग बदल गया है";
export const couponCountsNoMore = "आपका कूपन अब लागू नहीं है";
export const priceLockEnded = "कीमत रोकने का समय पूरा हो गया";
export const changedElsewhere = "इसे किसी और पेज या डिवाइस पर बदला गया है। ";
export const ratesHaveMoved = "इस बीच भाव बदल गया है। ";
export const newTotalLockedUntil = <Part>(until: Part) =>
  ["नई कुल रकम ", until, " तक रुकी है।"] as const;
export const goOnAtNewPrice = "नई कीमत पर आगे बढ़ें";
export const oldAndNewTotal = "पुरानी और नई कुल रकम";
export const totalBefore = "पहले की कुल रकम";
export const newTotal = "नई कुल रकम";
export const moreThanBefore = <Part>(amount: Part) => [amount, " ज़्यादा"] as const;
export const lessThanBefore = <Part>(amount: Part) => [amount, " कम"] as const;

// Orders that were not placed

export const failedToCreate = "ऑर्डर नहीं हो पाया";
export const failedToPlace = "ऑर्डर नहीं हो पाया।";
export const noAnswerCame =
  "जवाब नहीं आया, इसलिए हो सकता है कि ऑर्डर हमें मिला हो या न मिला हो। कृपया फिर से ऑर्डर करें: ऑर्डर एक ही बार होगा।";
export const placeItAgain = (why: string) => `${why} कृपया फिर से ऑर्डर करें: ऑर्डर एक ही बार होगा।`;
export const answerUnreadable = "जवाब समझ में नहीं आया। कृपया फिर से ऑर्डर करें: ऑर्डर एक ही बार होगा।";
export const alreadyPlaced = "इस बैग का ऑर्डर पहले ही हो चुका है, उसी जानकारी के साथ जो आपने पहले भेजी थी।";

/** Says that an order was placed. The API's own message is in English. */
export const orderWasPlaced = (_message: string) => "आपका ऑर्डर हो गया!";
