// The certificate and the hallmark

export const certificateAndHallmark = "सर्टिफ़िकेट और हॉलमार्क";
export const reportOfIgi = "IGI रिपोर्ट";
export const hallmarkOfBis = "BIS हॉलमार्क";
export const huidWithPair = "हर जोड़ी के साथ HUID";
export const huidWithPiece = "हर गहने के साथ HUID";
export const huidWhenFinished = "HUID गहना बनने पर मिलेगा";
export const struckInto = "इस गहने की धातु पर ये निशान लगे हैं:";
export const struckWhenFinished = "गहना बनने पर धातु पर ये निशान लगेंगे:";
export const marks = "निशान";
export const standardMark = "मानक चिह्न";
export const purityMark = (percent: number) => `शुद्धता, ${percent}%`;
export const huidOfPiece = "इस गहने का HUID";
export const checkHuid =
  "HUID आप खुद जाँच सकते हैं: BIS CARE ऐप में Verify HUID खोलें। यह नंबर आपके बिल पर भी होगा।";
export const silverByPurity =
  "इतने वज़न की चाँदी अपनी शुद्धता के हिसाब से बिकती है, जो आपके बिल पर लिखी होगी।";
export const purityOnCard = "शुद्धता उस कार्ड पर लिखी है जिसमें यह सीलबंद है, और आपके बिल पर भी होगी।";
export const metalAndNetWeight = (metal: string, weight: string) => `${metal}, नेट वज़न ${weight}`;
export const settingFromNear = (name: string) => `${name}, जड़ाई पास से`;
export const stonesTogether = (count: number, weight: string) => `${count}, कुल ${weight}`;

// Returns and repairs

export const returnsAndRepairs = "वापसी और मरम्मत";
export const repairWithin = (months: number) => `${months} महीने तक मुफ़्त मरम्मत`;
export const madeForYou = "आपके लिए बना";
export const backOnlyIfDamaged = "वापसी तभी जब खराब हो या जैसा दिखाया वैसा न हो";
export const exchangedNotRefunded = "बदला जाएगा, पैसे नहीं लौटेंगे";
export const returnDays = (days: number) => `${days} दिन`;
export const madeForYouText = "आपके लिए बना: वापसी तभी जब गहना खराब हो या जैसा दिखाया वैसा न हो";
export const engravedForYouText = (days: number) =>
  `नाम उकेरा हुआ: डिलीवरी के ${days} दिन के अंदर, बिना पहना, बदला जा सकता है, पैसे नहीं लौटेंगे`;
export const returnWithin = (days: number) =>
  `डिलीवरी के ${days} दिन के अंदर, बिना पहना, लौटाएँ या बदलें`;
export const repairFreeWithin = (months: number) => `${months} महीने तक मुफ़्त मरम्मत`;
export const customOrder = (days: string, percent: number) =>
  `ऑर्डर पर: ${days} में तैयार, ${percent}% एडवांस पर`;
export const readyIn = (days: string) => `${days} में भेजने के लिए तैयार`;
export const standardDelivery = (here: string, abroad: string) =>
  `सामान्य डिलीवरी, ट्रैकिंग और बीमे के साथ: भेजने के बाद भारत में ${here} में, अमेरिका और ब्रिटेन में ${abroad} में`;

// The tables of facts

export const details = "जानकारी";
export const detailsOf = (name: string) => `${name}: जानकारी`;
export const metal = "धातु";
export const netWeight = "नेट वज़न";
export const grossWeight = "कुल वज़न";
export const dimensions = "नाप";
export const category = "श्रेणी";
export const certificate = "सर्टिफ़िकेट";
export const origin = "किस देश में बना";
export const specifications = "खास बातें";
export const specificationsOf = (name: string) => `${name}: खास बातें`;
export const modelNumber = "मॉडल नंबर";
export const style = "स्टाइल";
export const netAndDimensions = (weight: string, dimensions: string | null) =>
  dimensions ? `नेट वज़न ${weight}, ${dimensions}` : `नेट वज़न ${weight}`;
export const purity = "शुद्धता";
export const size = "साइज़";
export const oneSize = "एक ही साइज़";
export const totalWeight = "कुल वज़न";
export const setIncludes = "सेट में";
export const occasion = "मौका";
export const designTheme = "डिज़ाइन";
export const finish = "फ़िनिश";

// How it is made, and other pieces

export const howItIsMade = "यह कैसे बनता है";
export const smallerCostsLess =
  "छोटा साइज़ वज़न में कम और कीमत में भी कम होता है। ऊपर की रकम आपके चुने साइज़ की है।";
export const wearItWith = "इसके साथ पहनें";
export const alsoLike = "आपको ये भी पसंद आएँगे";
export const onTheCounterToday = "आज दुकान में";
export const allOf = (listing: string) => `सभी ${listing}`;
export const noneRelated = "अभी मिलते-जुलते गहने नहीं हैं";
export const checkBackLater = "कृपया बाद में फिर देखें";
