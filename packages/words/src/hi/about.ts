// The built-in texts, for a shop that has no texts of its own or whose texts can't be loaded

export const builtInTitle = "पीछे वर्कशॉप, आगे दुकान";
export const builtInSubtitle = "1995 से हाथ से बने गहने";
export const hallmarkAlt =
  "सोने की अंगूठी के अंदर का हॉलमार्क, पास से: 22K916 और HUID; पीछे गहरे कपड़े पर बिखरे रत्न";
export const bridalAlt =
  "दुल्हन का सेट: माणिक और पन्ने वाला पोल्की हार, माँग टीका, झुमके और कंगन, हाथीदाँत रंग पर";
export const builtInWelcome =
  "हर गहने की दो कीमतें होती हैं: एक उस चीज़ की जिससे वह बना है, दूसरी उसमें लगी मेहनत की। हम दोनों अलग-अलग दिखाते हैं, और हिसाब पैसे-पैसे तक मिलता है।";
export const builtInJourney =
  "1995 में हमने एक चौकी, एक फुँकनी और एक ऐसे तराज़ू से शुरुआत की, जिसे ग्राहक खुद पढ़ सके। चौकियाँ अब ज़्यादा हैं; तराज़ू का रुख आज भी आपकी तरफ़ है।";
export const builtInHistory =
  "बरसों तक हमने सिर्फ़ ऑर्डर पर गहने बनाए, उन परिवारों के लिए जो हर शादी पर लौटकर आते थे। आगे की दुकान बाद में खुली, और जो दुकान आप देख रहे हैं वह सबसे बाद में। गहने आज भी वैसे ही बनते हैं।";

// The sections of the page

export const exploreOurRange = "हमारे गहने देखें";
export const welcomeTo = (shop: string) => `${shop} में आपका स्वागत है`;
export const ourJourney = "हमारा सफ़र";
export const ourHistory = "हमारा इतिहास";
export const whyChoose = (shop: string) => `${shop} से ही क्यों खरीदें`;
export const fromTheBench = "हमारी वर्कशॉप से";
export const seeAllPieces = "सभी गहने देखें";

// The film

export const ourFilm = "हमारी फ़िल्म";
export const filmWithoutSound = "हमारी फ़िल्म, बिना आवाज़ के";
/** The language of the film's captions. */
export const captionsLanguage = "हिन्दी";
export const filmAlt = "सोने के कंगनों का ढेर, साथ में एक कुंदन कड़ा";
export const playNow = "फ़िल्म चलाएँ";
export const filmNote =
  "दुकान के सात गहने, हर एक चारों तरफ़ से, आधे मिनट में। आवाज़ नहीं है; नाम अंग्रेज़ी में लिखे हैं।";
/** The film's name and description for search engines. */
export const filmName = (shop: string) => `${shop} के सात गहने, चारों तरफ़ से`;
export const filmDescription = "अंगूठियाँ, कंगन और एक कड़ा, हर तरफ़ से, हर गहने के नाम के साथ।";

// The shop's strengths

export const whatYouCanCountOn = "जिन बातों पर आप भरोसा कर सकते हैं";
export const hallmarkedGold = "हॉलमार्क वाला सोना";
export const hallmarkedGoldText =
  "जहाँ कानूनन हॉलमार्क ज़रूरी है, वहाँ हमारे हर गहने पर हॉलमार्क है, और छह अक्षरों का उसका अपना HUID भी।";
export const pricesLaidOpen = "कीमत का खुला हिसाब";
export const pricesLaidOpenText = "धातु, गढ़ाई, रत्न और टैक्स, सब अलग-अलग, इसी मिनट के भाव पर।";
export const stonesByName = "हर रत्न का ब्योरा";
export const stonesByNameText = "हर रत्न का नाम, गिनती और कैरेट गहने के पेज पर भी लिखे हैं और बिल पर भी।";
export const madeByHand = "हाथ से बने";
export const madeByHandText =
  "जड़ाई, नक्काशी, पिरोना और आखिरी चमक, सब कारीगर के हाथ का काम, जिसकी ज़िम्मेदारी वह खुद लेता है।";
export const tracked = "रास्ते भर ट्रैकिंग";
export const trackedText = (days: string) =>
  `हमारे दरवाज़े से आपके दरवाज़े तक सीलबंद और ट्रैकिंग के साथ। सामान्य डिलीवरी में, भेजने के बाद ${days}।`;
export const repairedFree = "मुफ़्त मरम्मत";
export const repairedFreeText =
  "खरीद के बाद छह महीने तक। उसके बाद भी हम मरम्मत करते हैं, और खर्च पहले बता देते हैं।";

// The reasons to buy here

export const sumShown = "सिर्फ़ कुल रकम नहीं, पूरा हिसाब";
export const sumShownText =
  "हर कीमत आपकी आँखों के सामने जुड़ती है। भाव बदले तो दिखता है कि कौन सी रकम बदली।";
export const netWeight = "सोने का वज़न, रत्नों के बिना";
export const netWeightText =
  "सोने के पैसे आप नेट वज़न पर देते हैं। कुल वज़न भी साथ में लिखा है, ताकि आप खुद जाँच सकें।";
export const priceHolds = "भुगतान तक कीमत पक्की";
export const priceHoldsText =
  "ऑर्डर पूरा करते समय हम आपकी कीमत कुछ मिनट के लिए रोक देते हैं। बाज़ार पलटे तो भी हम नहीं पलटते।";
export const somebodyAnswers = "जवाब देने वाला कोई है";
export const somebodyAnswersText =
  "लिखें, कॉल करें या मिलने आएँ। जवाब वही देता है जो गहने को जानता है, और कारीगर से पूछ भी सकता है।";

// The shop's aims

export const visionAndMission = "हमारी सोच और हमारा काम";
export const vision = "हमारी सोच";
export const visionText =
  "भारत में किसी को जौहरी पर आँख मूँदकर भरोसा न करना पड़े, क्योंकि हर कोई खुद जाँच सके।";
export const mission = "हमारा काम";
export const missionText = "ऐसे गहने बनाना जो पीढ़ियों तक सँभालने लायक हों, और उन्हें साफ़ हिसाब से बेचना।";
export const values = "हमारे उसूल";
export const valuesText = "वज़न बताना, भाव दिखाना, हर रत्न का नाम लिखना, और जो कहा वही करना।";
export const promise = "हमारा वादा";
export const promiseText = "खरीदने से पहले जो बताया, बिल पर वही लिखा होगा, पैसे-पैसे तक।";

// The contacts

export const letsConnect = "आइए, बात करें";
export const letsConnectText =
  "कोई डिज़ाइन, टूटी हुई कुंडी या बस एक सवाल लेकर आइए। चाय तैयार है, और तराज़ू आपके सामने है।";
export const callTheShop = "दुकान पर कॉल करें";
export const writeToUs = "हमें लिखें";
export const workingHours = "दुकान का समय";
export const visitUs = "मिलने आएँ";
