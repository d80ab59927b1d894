import { plural } from "./plural.ts";

// The profile

export const toSeeYourProfile = "अपनी प्रोफ़ाइल देखने";
export const profile = "प्रोफ़ाइल";
export const namaste = (firstName: string) => `नमस्ते, ${firstName}`;
export const aboutYou = "आपकी जानकारी";
export const onYourInvoices = "बिल और ई-मेल में यही जानकारी आती है।";
export const saveChange = "बदलाव सेव करें";
export const nothingChangedYet = "अभी कुछ नहीं बदला है";
export const languageOfLetters = "हमारे ई-मेल किस भाषा में";
export const profileUpdated = "आपकी प्रोफ़ाइल सेव हो गई!";

// The tile of the favourites

export const favorites = "पसंदीदा";
export const piecesYouKeep = (count: number) =>
  plural(
    count,
    `आपका चुना हुआ ${count} गहना, आज की कीमत पर।`,
    `आपके चुने हुए ${count} गहने, आज की कीमत पर।`,
  );

// The picture of the user

export const changePicture = "तस्वीर बदलें";
export const removePicture = "तस्वीर हटाएँ";
export const pictureIsChanged = "आपकी तस्वीर बदल गई है।";
export const pictureIsRemoved = "आपकी तस्वीर हट गई है।";
export const pictureTooLarge = "5 MB तक की तस्वीर चुनें।";

// The confirmation of the e-mail address and of the phone number

export const confirmed = "पक्का हो चुका है";
export const emailNotConfirmed = "अभी पक्का नहीं हुआ है: कृपया हमारे ई-मेल का लिंक खोलें।";
export const emailTakesItsPlace = (email: string) =>
  `हमारे ई-मेल का लिंक खोलते ही इसकी जगह ${email} आ जाएगा।`;
export const sendTheLetterAgain = "ई-मेल दोबारा भेजें";
/** `message` is the server's answer in English. */
export const letterIsOnItsWay = (_message: string) => "हमने ई-मेल भेज दिया है।";

export const noNumber =
  "आपके अकाउंट में कोई नंबर नहीं है। नंबर लिखकर सेव करें, फिर कोड से पक्का करें: उसके बाद आप उससे लॉग इन भी कर सकते हैं।";
export const numberCantBeConfirmed = "पक्का नहीं हुआ है: हमारे कोड सिर्फ़ भारत के मोबाइल नंबरों पर जाते हैं।";
export const otherNumberCantBeConfirmed = (phone: string) =>
  `पक्का नहीं हुआ है: हमारे कोड सिर्फ़ भारत के मोबाइल नंबरों पर जाते हैं, और ${phone} भारत का मोबाइल नंबर नहीं है।`;
export const numberNotConfirmed = "अभी पक्का नहीं हुआ है। ";
export const numberTakesItsPlace = (phone: string) => `कोड लिखते ही इसकी जगह ${phone} आ जाएगा। `;
export const confirmByACode = "कोड से पक्का करें";
export const confirmYourNumber = "अपना नंबर पक्का करें";
export const weSentACodeTo = (phone: string) => `हमने ${phone} पर कोड भेजा है।`;
/** `message` is the server's answer in English. */
export const codeIsSent = (_message: string) => "OTP आपके फ़ोन पर भेज दिया है";

// The addresses

export const addresses = "पते";
export const defaultIsOffered = "ऑर्डर करते समय आपका मुख्य पता पहले से भरा मिलेगा।";
export const firstAddress = "आपके पहले ऑर्डर का पता यहाँ सेव हो सकता है।";
export const isDefault = " · मुख्य पता";
export const edit = "बदलें";
export const deleteWord = "हटाएँ";
export const makeDefault = "मुख्य पता बनाएँ";
export const addAnAddress = "नया पता जोड़ें";
export const changeTheAddress = "पता बदलें";
export const useAsTheDefault = "इसे मुख्य पता बनाएँ";
export const saveAddress = "पता सेव करें";
export const deleteThisAddress = "यह पता हटाना है?";
export const deleteAddress = "पता हटाएँ";
export const deleting = "हटा रहे हैं...";
export const keepIt = "रहने दें";
export const addressIsAdded = "पता जुड़ गया है।";
export const addressIsChanged = "पता बदल गया है।";
export const addressIsRemoved = "पता हट गया है।";
export const defaultIsChanged = "मुख्य पता बदल गया है।";

// The letters

export const letters = "ई-मेल";
export const aboutOrdersAlways = "ऑर्डर के बारे में हम हमेशा लिखते हैं।";
export const ourLetter = "न्यूज़लेटर";
export const letterGoesTo = (email: string) => `नए गहने और भाव की खबर। यह ${email} पर जाता है।`;
export const letterSeldom = "नए गहने और भाव की खबर, कभी-कभार।";
export const subscribe = "शुरू करें";
export const subscribeToWhat = " (न्यूज़लेटर)";
export const unsubscribe = "बंद करें";
export const unsubscribeFromWhat = " (न्यूज़लेटर)";
export const lookIntoYourInbox = "कृपया अपना इनबॉक्स देखें और पक्का करें कि यह आपने ही माँगा है।";
export const onOurList = "अब आपको न्यूज़लेटर मिलेगा।";
export const offOurList = "अब आपको न्यूज़लेटर नहीं मिलेगा।";
export const priceAlerts = "कीमत अलर्ट";
export const priceAlertsText =
  "जब भाव या किसी गहने की कीमत आपकी बताई कीमत से नीचे आएगी, हम आपको एक बार ई-मेल करेंगे।";
export const see = "देखें";
export const seeWhat = " (आपके कीमत अलर्ट)";

// The user's data

export const yourData = "आपका डेटा";
export const aCopy = "डेटा की कॉपी";
/** `link` leads to the privacy policy. */
export const allThatWeKeep = <Part>(link: Part) => [
  "आपके बारे में हम जो कुछ रखते हैं, वह सब एक फ़ाइल में। हम यह क्यों रखते हैं, यह हमारी ",
  link,
  " में लिखा है।",
];
export const download = "डाउनलोड करें";
export const downloadWhat = " (आपका डेटा)";
export const gathering = "तैयार हो रहा है...";
export const askOnceMore =
  "इस फ़ाइल में आपकी सारी जानकारी है, इसलिए हम एक बार और पक्का कर लें कि यह आप ही हैं।";

export const closeTheAccount = "अकाउंट बंद करना";
export const cantBeHadBack =
  "बंद किया हुआ अकाउंट वापस नहीं मिलता। बिल हम उतने समय तक रखते हैं जितना कानूनन ज़रूरी है।";
export const close = "बंद करें";
export const closeWhat = " (अकाउंट)";
export const closeYourAccount = "अपना अकाउंट बंद करना है?";
export const closingDeletes =
  "आपकी प्रोफ़ाइल, पते, बैग और पसंदीदा गहने तुरंत हट जाएँगे और वापस नहीं मिलेंगे। कानून के अनुसार आपके ऑर्डर की रकमें हमें रखनी होती हैं; हर ऑर्डर पहुँचते ही हम उससे आपका नाम और पता हटा देते हैं।";
export const closeForGood = "हमेशा के लिए बंद करें";
export const closing = "बंद हो रहा है...";
export const accountIsClosed = "आपका अकाउंट बंद हो गया है।";
