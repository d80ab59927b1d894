import { plural } from "./plural.ts";

export const yourCart = "आपका बैग";
/** What a visitor has to log in for, before "के लिए". */
export const toSeeYourCart = "अपना बैग देखने";
export const emptyCart = "आपका बैग अभी खाली है!";
export const emptyCartText =
  "जो गहने आप चुनेंगे वे यहाँ रहेंगे, और ऑर्डर करने तक उनकी कीमत सोने के भाव के साथ चलेगी।";
export const startShopping = "गहने देखें";
export const favoritesHint = "जो गहने आपने बाद के लिए रखे हैं";
export const orderHistoryHint = "आपने क्या मँगाया, और वह कहाँ पहुँचा";
export const continueShopping = "और गहने देखें";

// The table of pieces

export const piecesInYourCart = "आपके बैग के गहने";
export const product = "गहना";
export const price = "कीमत";
export const quantity = "संख्या";
export const lineTotal = "कुल कीमत";
export const each = <Price>(price: Price) => ["एक का ", price] as const;
export const remove = "हटाएँ";
export const removePiece = (name: string) => `${name} हटाएँ`;
/** Announced to screen readers when a piece has gone from the cart. */
export const pieceRemoved = <Name>(name: Name) => [name, " अब आपके बैग में नहीं है।"] as const;
export const quantityOf = (name: string) => `${name}: संख्या`;
/** Before a struck-through price, for screen readers. */
export const notInTheTotal = "कुल रकम में शामिल नहीं: ";
export const onRequest = "पूछने पर";
export const madeToOrderReadyIn = (days: string) => `ऑर्डर पर बनता है, ${days} में तैयार`;

// A line's metal, size and engraving

export const lineSize = (size: string) => ` · साइज़ ${size}`;
export const lineEngraving = (letters: string) => ` · “${letters}” उकेरा हुआ`;

// What stands against a line or its quantity

export const noLongerAvailable = "अब नहीं मिलता";
export const outOfStock = "अभी स्टॉक में नहीं";
export const onlyInStock = (stock: number) => `स्टॉक में सिर्फ़ ${stock}`;
export const priceOnRequest = "कीमत पूछने पर";
export const atMostOfAPiece = (most: number) => `एक गहना ज़्यादा से ज़्यादा ${most}`;
export const theOnlyOneInStock = "स्टॉक में यही एक है";
export const allInStock = (stock: number) => `स्टॉक में कुल ${stock} ही हैं`;

// Changes since the cart was loaded

export const updateCart = "बैग ताज़ा करें";
export const updating = "ताज़ा हो रहा है...";
export const upToDate = "सभी कीमतें ताज़ा हैं";
export const pleaseTryAgain = "कृपया फिर कोशिश करें।";
export const whatHasChanged = "क्या बदला है";
export const takenOutElsewhere = "किसी और पेज या डिवाइस से हटाया गया";
export const putInElsewhere = "किसी और पेज या डिवाइस से डाला गया";
export const canBeOrderedAgain = "फिर से ऑर्डर हो सकता है";
export const insteadOf = (now: number, before: number) => `${before} की जगह ${now}`;
export const fromTo = (before: string, now: string) => `कीमत ${before} से ${now} हुई`;

// The coupon

export const couponCode = "कूपन कोड";
/** Before the code of a coupon, for screen readers. */
export const couponBefore = "कूपन ";
export const couponOf = (code: string) => `कूपन ${code}`;
export const removeCoupon = (code: string) => `कूपन ${code} हटाएँ`;
/** After the reason for which a coupon doesn't apply. */
export const takesNothingOff = "इस पर अभी कोई छूट नहीं मिल रही।";
export const apply = "लगाएँ";
export const applying = "लग रहा है...";
export const couponFailed = "कूपन की जाँच नहीं हो पाई। कृपया फिर कोशिश करें।";

// The total

export const cartTotal = "बैग की कुल रकम";
export const proceedToCheckout = "ऑर्डर पूरा करें";
export const noValidRate = "अभी ताज़ा भाव नहीं मिल रहा: अगला भाव आने तक कीमत पूछने पर मिलेगी।";
export const notOrderable = "आगे बढ़ने के लिए वे गहने हटाएँ जो अभी नहीं मिल सकते, या उनकी संख्या कम करें।";
export const expressAbove = (express: string, amount: string) =>
  `${express}, ट्रैकिंग के साथ, ${amount} से ऊपर मुफ़्त।`;
export const trackedAndInsured = "ट्रैकिंग और बीमे के साथ डिलीवरी।";
export const locksYourPriceFor = (minutes: number) =>
  `ऑर्डर करते समय हम आपकी कीमत ${minutes} मिनट के लिए रोक देते हैं।`;
export const pricedAt = <Time>(time: Time) => [time, " के भाव पर कीमत"] as const;
export const subtotal = "गहनों की कीमत";
export const discount = "छूट";
export const percentOfSubtotal = (percent: number) => `गहनों की कीमत का ${percent}%`;
export const percentAfterDiscount = (percent: number) => `छूट के बाद की कीमत का ${percent}%`;
export const shipping = "डिलीवरी";
export const free = "मुफ़्त";
export const total = "कुल रकम";

// The drawer after a piece was added

export const addedToCart = "बैग में डाल दिया";
export const totalOf = (pieces: string) => `${pieces}: कुल रकम`;
export const viewCart = "बैग देखें";
export const checkout = "ऑर्डर पूरा करें";
export const alsoInYourCart = "आपके बैग में ये भी हैं";
export const andMoreInTheCart = (count: number) =>
  `बैग में ${count} ${plural(count, "और गहना", "और गहने")}`;
export const quantityIs = (quantity: number) => `संख्या ${quantity}`;
export const goesWithIt = "इसके साथ जँचेगा";
export const view = "देखें";

// Failures

export const addingFailed = "गहना बैग में नहीं डाला जा सका";
export const removingFailed = "गहना बैग से नहीं हटाया जा सका";
export const loginFirst = "कृपया पहले लॉग इन करें!";
