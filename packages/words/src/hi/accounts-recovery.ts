import type { RemovedContact } from "@suvarna/contract/identity/schemas";

// The request for a new password

export const recoverYourPassword = "पासवर्ड भूल गए?";
export const toRecoverYourPassword = "नया पासवर्ड पाने";
export const weSendALetter = "हम आपको ई-मेल भेजेंगे। उसमें नया पासवर्ड चुनने का लिंक होगा।";
export const sendTheLetter = "ई-मेल भेजें";
/** The answer to the request. `message` is the server's answer in English. */
export const letterSent = (_message: string) =>
  "अगर इस ई-मेल से कोई अकाउंट है, तो हमने उस पर ई-मेल भेज दिया है।";
export const linkWorksOnce = "लिंक 30 मिनट तक और एक ही बार काम करेगा।";

// The new password

export const chooseANewPassword = "नया पासवर्ड चुनें";
export const toChooseAPassword = "पासवर्ड चुनने";
export const endsEveryLogin =
  "इससे आपका अकाउंट हर जगह से लॉग आउट हो जाएगा; फिर नए पासवर्ड से लॉग इन करें।";
export const linkIsNotComplete = "यह पेज हमारे ई-मेल के लिंक से खुलता है। आपने जो लिंक खोला है वह पूरा नहीं है।";
export const askForANewLink = "नया लिंक माँगें";
export const savePassword = "पासवर्ड सेव करें";
/** `message` is the server's answer in English. */
export const passwordIsChanged = (_message: string) => "आपका पासवर्ड बदल गया है। कृपया लॉग इन करें।";

const CONTACTS: Readonly<Record<RemovedContact, string>> = {
  phone: "फ़ोन नंबर",
  addresses: "पते",
  location: "शहर या इलाका",
};

/** What is said after a new password that has removed contacts from the account. */
export const contactsRemoved = (_message: string, removed: readonly RemovedContact[]) =>
  `आपका पासवर्ड बदल गया है। हमने आपके अकाउंट से यह जानकारी हटा दी है: ${removed.map((each) => CONTACTS[each]).join(", ")}। यह ई-मेल कभी पक्का नहीं किया गया था, इसलिए यह जानकारी किसी और की भरी हुई हो सकती थी। कृपया लॉग इन करें और प्रोफ़ाइल में अपनी जानकारी भरें।`;

// The confirmation of an e-mail address

export const confirmYourEmail = "अपना ई-मेल पक्का करें";
export const confirmYourAddress = "ई-मेल पक्का करें";
export const toConfirmYourAddress = "ई-मेल पक्का करने";
export const toYourProfile = "अपनी प्रोफ़ाइल पर जाएँ";
/** `message` is the server's answer in English. */
export const emailIsConfirmed = (_message: string) => "आपका ई-मेल पक्का हो गया है।";
export const enterThePassword = "अपने अकाउंट का पासवर्ड लिखें, ताकि कोई दूसरा आपका ई-मेल इस्तेमाल न कर सके।";
export const confirm = "पक्का करें";
export const confirming = "पक्का हो रहा है...";
/** For a person who has not opened the account. `link` leads to a new password. */
export const notYourAccount = <Part>(link: Part) => [
  "अकाउंट आपने नहीं बनाया, या उसका पासवर्ड नहीं जानते? ",
  link,
  "। इससे बाकी हर जगह से लॉग आउट हो जाएगा।",
];

// The invitation to the staff

export const joinTheStaff = "स्टाफ़ में शामिल हों";
export const ownerHasInvitedYou = "दुकान के मालिक ने आपको बुलाया है। एक पासवर्ड चुनें; फिर उसी से लॉग इन करें।";
export const invitationIsNotComplete =
  "यह पेज हमारे ई-मेल के लिंक से खुलता है। आपने जो लिंक खोला है वह पूरा नहीं है, या पहले इस्तेमाल हो चुका है। जिसने आपको बुलाया है, उनसे दूसरा ई-मेल भेजने को कहें।";
export const atLeastCharactersInWords = (least: number) =>
  `कम से कम ${least} अक्षर, जैसे चार अलग-अलग शब्द`;
export const openTheAccount = "अकाउंट खोलें";
export const openingYourAccount = "आपका अकाउंट खुल रहा है...";
