// The section about logging in

export const loggingIn = "लॉग इन";
export const waysIn = "इस अकाउंट में लॉग इन करने के तरीके।";
export const noPassword =
  "आप बिना पासवर्ड के लॉग इन करते हैं। लॉग इन पेज पर “पासवर्ड भूल गए?” से आप पासवर्ड चुन सकते हैं।";
export const passwordIsSet = "पासवर्ड लगा हुआ है। बदलने पर बाकी हर जगह से लॉग आउट हो जाएगा।";
export const change = "बदलें";
export const changeWhat = " (आपका पासवर्ड)";
export const changePassword = "पासवर्ड बदलें";
export const changing = "बदल रहा है...";
export const passwordIsChanged = "आपका पासवर्ड बदल गया है।";

export const secondStep = "दूसरा कदम";
export const secondStepText =
  "इसके बाद सिर्फ़ पासवर्ड से अकाउंट नहीं खुलेगा: साथ में ऐप का कोड या पासकी भी चाहिए।";
export const setUp = "चालू करें";
export const setUpWhat = " (लॉग इन का दूसरा कदम)";

// The devices on which the user is logged in

export const yourDevices = "जिन डिवाइसों पर आप लॉग इन हैं";
export const thisDevice = "यह डिवाइस";
export const anotherDevice = "दूसरा डिवाइस";
/** A device by its browser and its system, such as "Chrome on Android". */
export const deviceName = (browser: string | null, system: string | null) =>
  browser && system ? `${system} पर ${browser}` : browser || system || "अनजान डिवाइस";
/** @param network the network of the last use, such as `103.21.58.x`; null when it is unknown */
export const loggedInOn = (since: string, lastUsed: string, network: string | null) =>
  `${since} से लॉग इन, आखिरी बार ${lastUsed}${network ? `, नेटवर्क ${network} से` : ""}`;
export const logOut = "लॉग आउट";
export const logOutEverywhere = "हर जगह से लॉग आउट करें";
export const loggingOut = "लॉग आउट हो रहा है...";
export const loggedOutThere = "वहाँ से लॉग आउट हो गया।";
export const loggedOutEverywhere = "हर जगह से लॉग आउट हो गया।";

// The second factors of the account

export const authenticatorApp = "ऑथेंटिकेटर ऐप";
export const passkey = "पासकी";
export const staffNeedASecondStep =
  "स्टाफ़ को लॉग इन में दूसरा कदम चाहिए। कृपया इसे जोड़ें: तब तक इस लॉग इन से और कुछ नहीं हो सकता।";
export const addedOn = (day: string) => `${day} को जोड़ा`;
export const addedOnAndUsed = (day: string, lastUsed: string) =>
  `${day} को जोड़ा, आखिरी बार ${lastUsed} को इस्तेमाल किया`;
export const rename = "नाम बदलें";
export const remove = "हटाएँ";
export const removed = "हटा दिया गया।";
export const askedAtNextLogin = "अगली बार लॉग इन करते समय इसकी ज़रूरत होगी।";
export const recoveryCodesLeft = (count: number) => `आपके बचे हुए रिकवरी कोड: ${count}।`;
export const makeNewOnes = "नए कोड बनाएँ";
export const addAnAuthenticatorApp = "ऑथेंटिकेटर ऐप जोड़ें";
export const addAPasskey = "पासकी जोड़ें";
export const save = "सेव करें";

export const nameInTheList = "इसी नाम से यह सूची में दिखेगा।";
export const nameOfThisDevice = "यह डिवाइस";
export const passkeyText =
  "आपका डिवाइस उँगली, चेहरे या अपने PIN से आपको पहचानता है और चाबी अपने पास रखता है। यह सिर्फ़ इसी दुकान पर चलती है, इसलिए कोई नकली पेज इसे नहीं माँग सकता।";
export const makeAPasskey = "पासकी बनाएँ";
export const waitingForYourDevice = "आपके डिवाइस का इंतज़ार है...";

export const nameOfThePhone = "फ़ोन";
export const qrCode = "ऑथेंटिकेटर ऐप के लिए QR कोड";
export const scanThis =
  "इसे किसी ऑथेंटिकेटर ऐप से स्कैन करें, जैसे Google Authenticator या Aegis। स्कैन न हो पाए तो यह कोड ऐप में लिखें:";
export const sixDigitsNow = "वे छह अंक जो ऐप अभी दिखा रहा है।";
export const addIt = "जोड़ें";
export const adding = "जुड़ रहा है...";

export const yourRecoveryCodes = "आपके रिकवरी कोड";
export const keepTheCodes =
  "इन्हें वहीं रखें जहाँ आप अपने ज़रूरी कागज़ रखते हैं। फ़ोन खो जाए तो हर कोड से एक बार लॉग इन होगा। हम इन्हें दोबारा नहीं दिखा सकते।";
export const copy = "कॉपी करें";
export const copied = "कॉपी हो गया।";
export const copyYourself = "कृपया कोड चुनकर खुद कॉपी कर लें।";
export const keptThem = "मैंने रख लिए हैं";

// The proof of who the user is

export const isItYou = "क्या यह आप ही हैं?";
export const proveOnceMore = "कृपया एक बार और पक्का करें। यह पाँच मिनट तक मान्य रहेगा।";
export const goOn = "आगे बढ़ें";
export const notProved = "पहचान पक्की नहीं हुई, इसलिए कुछ नहीं बदला गया।";
export const codeIsSent = "हमने आपके मोबाइल नंबर पर कोड भेजा है।";

export const useYourPasskey = "अपनी पासकी इस्तेमाल करें";
export const waitingForYourPasskey = "आपकी पासकी का इंतज़ार है...";
export const useACode = "ऐप का कोड इस्तेमाल करें";
export const useARecoveryCode = "रिकवरी कोड इस्तेमाल करें";
export const useYourPassword = "पासवर्ड इस्तेमाल करें";
export const sixDigitsOfYourApp = (shop: string) =>
  `वे छह अंक जो आपका ऑथेंटिकेटर ऐप ${shop} के लिए दिखाता है।`;
export const recoveryCode = "रिकवरी कोड";
export const oneOfTheTen = "आपके लिखे हुए दस कोडों में से एक। हर कोड एक ही बार चलता है।";
export const checking = "जाँच रहे हैं...";
