// The pages behind the links in letters

export const toAnswerHere = "यहाँ जवाब देने";
export const linkIsNotWhole = "यह लिंक अधूरा है। कृपया ई-मेल से पूरा लिंक कॉपी करें।";
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

// A letter or a text message

export const asHtml = "HTML रूप";
export const asText = "सादा रूप";
export const wordsAreNotKept = "यह भेजा जा चुका है, इसलिए इसका लिखा हुआ यहाँ नहीं रखा जाता।";
export const itsLinks = "इसके लिंक";
export const letterAsHtml = "ई-मेल का HTML रूप";
