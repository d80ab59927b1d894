export const mainNavigation = "मुख्य";
export const menu = "मेन्यू";
export const back = "वापस";

/** The accessible name of the shop's logo, which links to the home page. */
export const logoLink = (shop: string) => `${shop}, मुख्य पेज`;
/** The accessible name of a link to a list, with the number of its entries. */
export const countedLink = (label: string, count: number) => `${label}, कुल ${count}`;

// The strip above the header

export const demonstration = "डेमो दुकान: यहाँ कुछ भी डिलीवर नहीं होता";
export const demo = "डेमो";
export const demonstrationNote = "यह डेमो दुकान है: यहाँ से कुछ भी डिलीवर नहीं होता।";
export const demonstrationNoteWithRates =
  "यह डेमो दुकान है: भाव असली नहीं हैं और यहाँ से कुछ भी डिलीवर नहीं होता।";
export const freeShipping = "दुनिया भर में मुफ़्त एक्सप्रेस डिलीवरी";
export const callPhone = (phone: string) => `${phone} पर कॉल करें`;
export const todaysRates = "आज के भाव";

// The search

export const search = "खोजें";
export const searchTheShop = "दुकान में खोजें";
export const searchJewellery = "गहने खोजें";
export const closeTheSearch = "खोज बंद करें";

// The menus

export const byKind = "गहने के प्रकार";
export const forOccasions = "किस मौके के लिए";
export const metalAndStone = "धातु और रत्न";
export const allPieces = "सभी गहने";
export const allPiecesCounted = (pieces: string) => `सभी ${pieces}`;
export const categories = "श्रेणियाँ";
export const occasions = "मौके";
export const occasionsHint = "शादी, सगाई, उपहार";
export const valueYourGold = "अपने सोने की कीमत जानें";
export const giftsUnder = (amount: string) => `${amount} तक के उपहार`;
export const liveRates = "ताज़ा भाव";
export const call = "कॉल करें";

// The footer

export const shopColumn = "गहने";
export const goldColumn = "सोना";
export const accountColumn = "आपका अकाउंट";
export const helpColumn = "मदद";
export const taglineInFooter = (tagline: string) => tagline;
/** The text after "© 2026" in the footer. */
export const ownedBy = (owner: string) => `${owner}। हमारी कीमतें सोने-चाँदी के ताज़ा भाव के साथ चलती हैं।`;
export const weAccept = "भुगतान के तरीके";
export const netBanking = "नेट बैंकिंग";
export const cashOnDelivery = "कैश ऑन डिलीवरी";

// The pages on which a shopper pays

export const securePayment = "100% सुरक्षित भुगतान";
export const questionsBeforePaying = "भुगतान से पहले कोई सवाल?";

// Loading, and pages that can't be shown

export const loadingThePage = "पेज खुल रहा है";
export const loadingTheArticle = "लेख खुल रहा है...";
export const somethingWentWrong = "कुछ गड़बड़ हो गई";
/** The title of a page that could not be loaded without a connection. */
export const needsConnection = "यह पेज खोलने के लिए इंटरनेट चाहिए";
export const opensByItself = "इंटरनेट आते ही यह अपने-आप खुल जाएगा।";
export const pageNotLoaded = "यह पेज अभी नहीं खुल पाया। कृपया थोड़ी देर बाद फिर कोशिश करें।";
export const reloadPage = "पेज दोबारा खोलें";
export const pageNotFound = "404 - यह पेज नहीं मिला";
export const pageNotFoundText = "जो पेज आप ढूँढ रहे हैं वह यहाँ नहीं है, या कहीं और चला गया है।";
export const goToHomepage = "मुख्य पेज पर जाएँ";
export const closeAndGoBack = "पीछे जाएँ";
export const orLookHere = "या यहाँ देखें";

export const onlineAgain = "इंटरनेट वापस आ गया है।";
export const offline = "इंटरनेट बंद है। जो सामने है वह दिखता रहेगा; दूसरे पेज इंटरनेट आने पर खुलेंगे।";
export const offlinePageAsked = "इंटरनेट बंद है, इसलिए वह पेज अभी नहीं खुल सकता। यह पेज ऐसे ही रहेगा।";
export const openThePage = "पेज खोलें";
export const openAnyway = "फिर भी खोलें";
