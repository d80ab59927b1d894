// The pages behind the links in letters

export const toAnswerHere = "यहाँ जवाब देने";
export const linkNotComplete = "यह लिंक अधूरा है। कृपया ई-मेल से पूरा लिंक कॉपी करें।";
export const toTheShop = "गहने देखें";
export const noAnswer = "दुकान से जवाब नहीं मिला। कृपया अपना इंटरनेट जाँचें।";

export const confirmOurNewsletter = "न्यूज़लेटर पक्का करें";
export const shallWeSend = "क्या हम आपको न्यूज़लेटर भेजें?";
export const whatTheLetterHas =
  "नए गहने, भाव की खबर, और गहने कैसे बनते हैं: कभी-कभार, और तभी जब कहने को कुछ हो। हर न्यूज़लेटर में उसे एक बार में बंद करने का लिंक होता है।";
export const sendMeTheLetter = "हाँ, मुझे भेजें";
export const confirming = "पक्का हो रहा है...";
/** `message` is the server's answer in English. */
export const newsletterIsConfirmed = (_message: string) => "धन्यवाद। अब आपको न्यूज़लेटर मिलेगा।";

export const stopOurLetters = "हमारे ई-मेल बंद करें";
export const onePressStops =
  "एक बार दबाएँ, और जिस ई-मेल से आप यहाँ आए हैं वैसे ई-मेल फिर नहीं आएँगे। आपके ऑर्डर और अकाउंट के ई-मेल पहले की तरह आते रहेंगे।";
export const stopTheseLetters = "ये ई-मेल बंद करें";
export const stopping = "बंद हो रहे हैं...";
/** `message` is the server's answer in English. */
export const lettersAreStopped = (_message: string) =>
  "अब आपको ऐसे ई-मेल नहीं आएँगे। इनके लिए रखी जानकारी हमने मिटा दी है।";

// The outbox of a demonstration

export const outbox = "भेजे जाने वाले संदेश";
export const tryAgain = "फिर कोशिश करें";
export const toReadTheOutbox = "भेजे जाने वाले संदेश पढ़ने";
export const whatWasWritten =
  "इस डेमो दुकान ने लोगों को जो लिखा है। जब तक कोई मेल सर्वर या SMS सेवा न जोड़ी जाए, इनमें से कुछ भी पहुँचता नहीं है, सिवाय उन डिवाइसों की सूचनाओं के जो अपनी पुश सेवा तक पहुँच पाते हैं; असली दुकान में यह पेज नहीं होता। ";
export const seeEveryLetter = "सारे ई-मेल, SMS और सूचनाओं के नमूने देखें";
export const nothingWritten = "अभी कुछ नहीं लिखा गया";
export const howToWrite = "न्यूज़लेटर माँगें, या नया पासवर्ड माँगें, और फिर यहाँ देखें।";
export const messages = "संदेश";
export const email = "ई-मेल";
export const push = "सूचना";
export const aDevice = "एक डिवाइस";
export const toADevice = "एक डिवाइस पर";
export const to = (recipient: string) => `${recipient} को`;

export const waiting = "इंतज़ार में";
export const beingHandedOver = "भेज रहे हैं";
export const handedOver = "भेज दिया";
export const refused = "वापस लौटा";
export const perhapsSent = "शायद पहुँचा";
export const tooLate = "देर हो गई";
export const givenUp = "नहीं भेजा जा सका";
export const held = "रोका गया: तय सीमा से ज़्यादा";

// The templates of a demonstration

export const lettersAndTexts = "ई-मेल, SMS और सूचनाओं के नमूने";
export const allThatTheShopWrites =
  "यह दुकान लोगों को जो कुछ लिखती है, वह सब, उदाहरण की जानकारी के साथ। इनमें से कुछ भी भेजा नहीं जाता; असली दुकान में यह पेज नहीं होता।";
export const templates = "नमूने";

const KINDS: Readonly<Record<string, string>> = {
  "account-changed": "अकाउंट में बदलाव",
  "approval-asked": "मंज़ूरी का अनुरोध",
  "approval-decided": "मंज़ूरी का फ़ैसला",
  "door-code": "कूरियर के लिए कोड",
  "help-asked": "स्टाफ़ से मदद",
  "money-alarm": "पैसों की चेतावनी",
  "money-refunded": "भुगतान लौटाया",
  "money-released": "भुगतान नहीं लिया",
  "newsletter-confirm": "न्यूज़लेटर पक्का करें",
  "newsletter-welcome": "न्यूज़लेटर में स्वागत",
  "order-cancelled": "ऑर्डर रद्द",
  "order-confirmed": "ऑर्डर पक्का हुआ",
  "order-delivered": "ऑर्डर पहुँच गया",
  "order-partly-refunded": "कुछ रकम लौटाई",
  "order-refunded": "पैसे लौटाए",
  "order-returned": "ऑर्डर वापस आया",
  "order-shipped": "ऑर्डर रास्ते में",
  "order-undelivered": "ऑर्डर नहीं पहुँचा",
  "pan-reads": "किसने PAN देखे",
  "password-reset": "नया पासवर्ड",
  "payment-failed": "भुगतान नहीं हुआ",
  "prepayment-asked": "ऑनलाइन भुगतान की माँग",
  "price-alert": "कीमत अलर्ट",
  "rates-stale": "भाव पुराने हैं",
  "rest-due": "बाकी रकम देनी है",
  "rest-paid": "बाकी रकम मिली",
  "restock-confirm": "गहने की खबर का अनुरोध पक्का करें",
  restocked: "गहना फिर से उपलब्ध",
  "return-refused": "वापसी नहीं मानी",
  "return-requested": "वापसी का अनुरोध",
  "service-test": "मेल की जाँच",
  "sign-in-code": "लॉग इन का कोड",
  "staff-invitation": "स्टाफ़ को बुलावा",
  "staff-joined": "स्टाफ़ में नया सदस्य",
  "ticket-answered": "टिकट का जवाब",
  "ticket-received": "टिकट मिला",
  "verify-email": "ई-मेल पक्का करें",
};
export const kindWords = (kind: string) => KINDS[kind] ?? kind;

const VARIANTS: Readonly<Record<string, string>> = {
  abroad: "विदेश में",
  agreed: "मान लिया",
  "all money is back": "सारे पैसे लौट चुके",
  "an advance goes back": "एडवांस लौट रहा है",
  "any size": "कोई भी साइज़",
  "a piece": "गहना",
  "a rate": "भाव",
  "a size": "एक साइज़",
  "at once": "तुरंत",
  "at the end of a day": "दिन के अंत में",
  "a wrong amount": "गलत रकम",
  "by hand": "बैंक खाते में",
  "by hand, already sent": "बैंक खाते में, भेज दिए",
  "by the gateway": "जिस तरह भुगतान हुआ",
  "goes on": "बात जारी है",
  "instead of cash at the door": "कैश ऑन डिलीवरी की जगह",
  "in both ways": "दोनों तरीकों से",
  "money goes back": "पैसे लौट रहे हैं",
  "money goes to the bank": "पैसे बैंक में जाएँगे",
  "nothing was charged": "कोई रकम नहीं ली",
  "nothing was paid": "कुछ नहीं दिया",
  "of an order from the counter": "दुकान पर लिखा ऑर्डर",
  "paid at the door": "डिलीवरी पर भुगतान",
  "paid by an advance": "एडवांस दिया",
  "paid online": "ऑनलाइन भुगतान",
  refused: "नहीं माना",
  "sales have stopped": "बिक्री रुकी हुई है",
  settled: "निपट गया",
  "still sold by": "बिक्री चालू है",
  "the bank declined it": "बैंक ने मना किया",
  "the e-mail address": "ई-मेल पता",
  "the mobile number": "मोबाइल नंबर",
  "the password": "पासवर्ड",
  "the password, contacts removed": "पासवर्ड, संपर्क हटाए",
  "too late": "देर से आया",
  "with a code for the courier": "कूरियर के कोड के साथ",
};
export const variantWords = (variant: string) => VARIANTS[variant] ?? variant;

// A letter or a text message

export const asHtml = "HTML रूप";
export const asText = "सादा रूप";
export const wordsAreNotKept = "यह भेजा जा चुका है, इसलिए इसका लिखा हुआ हम यहाँ नहीं रखते।";
export const itsLinks = "इसके लिंक";
export const letterAsHtml = "ई-मेल का HTML रूप";
