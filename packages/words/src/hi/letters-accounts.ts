import type { RemovedContact } from "@suvarna/contract/identity/schemas";
import type { ChangedFactor, ChangedPart } from "../en/letters-accounts.ts";

// The letters about an account

export const chooseAPassword = "पासवर्ड चुनें";

// The letter that announces a change of the account

export const changed: Readonly<Record<ChangedPart, string>> = {
  password: "आपका पासवर्ड बदल गया है",
  email: "आपका ई-मेल पता बदल गया है",
  phone: "आपका मोबाइल नंबर बदल गया है",
  second_factor: "आपके लॉग इन का दूसरा कदम बदल गया है",
};
export const changedText: Readonly<Record<ChangedPart, string>> = {
  password: "आपके अकाउंट का पासवर्ड बदल गया है। अगर आपने ही बदला है, तो सब ठीक है।",
  email: "आपके अकाउंट का ई-मेल पता बदल गया है। अगर आपने ही बदला है, तो सब ठीक है।",
  phone: "आपके अकाउंट का मोबाइल नंबर बदल गया है। अगर आपने ही बदला है, तो सब ठीक है।",
  second_factor: "आपके लॉग इन का दूसरा कदम बदल गया है। अगर आपने ही बदला है, तो सब ठीक है।",
};
export const changedFactor: Readonly<Record<ChangedFactor, string>> = {
  totp_added: "आपके अकाउंट में एक ऑथेंटिकेटर ऐप जुड़ा है। अगर आपने ही जोड़ा है, तो सब ठीक है।",
  passkey_added: "आपके अकाउंट में एक पासकी जुड़ी है। अगर आपने ही जोड़ी है, तो सब ठीक है।",
  totp_removed: "आपके अकाउंट से एक ऑथेंटिकेटर ऐप हटा है। अगर आपने ही हटाया है, तो सब ठीक है।",
  passkey_removed: "आपके अकाउंट से एक पासकी हटी है। अगर आपने ही हटाई है, तो सब ठीक है।",
  recovery_codes_renewed:
    "आपके अकाउंट के नए रिकवरी कोड बने हैं। पुराने कोड अब नहीं चलेंगे। अगर आपने ही बनाए हैं, तो सब ठीक है।",
  recovery_code_used:
    "आपके अकाउंट का एक रिकवरी कोड इस्तेमाल हुआ है। वह दोबारा नहीं चलेगा। अगर आपने ही किया है, तो सब ठीक है।",
};
const REMOVED: Readonly<Record<RemovedContact, string>> = {
  phone: "फ़ोन नंबर",
  addresses: "पते",
  location: "शहर या इलाका",
};
/** Describes the contacts that were removed from an account, and the reason. */
export const removedContacts = (removed: readonly RemovedContact[]) => {
  const all = removed.map((each) => REMOVED[each]);
  const things = [all.slice(0, -1).join(", "), all.at(-1)].filter(Boolean).join(" और ");
  return `हमने आपके अकाउंट से यह जानकारी हटा दी है: ${things}। यह ई-मेल पहले कभी पक्का नहीं किया गया था, इसलिए यह जानकारी किसी और की भरी हुई हो सकती थी। कृपया लॉग इन करके प्रोफ़ाइल में अपनी जानकारी जोड़ें।`;
};
export const notYouPassword =
  "अगर आपने नहीं बदला, तो तुरंत नया पासवर्ड चुनें; इससे अकाउंट हर जगह से लॉग आउट हो जाएगा।";
export const notYou = "अगर यह आपने नहीं किया, तो तुरंत इस ई-मेल का जवाब देकर हमें बताएँ।";
export const changedBecause = "यह ई-मेल आपको इसलिए मिला क्योंकि आपका ई-मेल पता इस अकाउंट का था।";

export const passwordReset = {
  subject: "नया पासवर्ड चुनें",
  preview: (minutes: number) => `लिंक एक ही बार, ${minutes} मिनट के अंदर चलेगा।`,
  words: (minutes: number) =>
    `किसी ने, शायद आपने ही, आपके अकाउंट का पासवर्ड बदलने के लिए कहा है। लिंक एक ही बार, ${minutes} मिनट के अंदर चलेगा।`,
  after: "अगर आपने नहीं कहा, तो कुछ न करें: आपका पासवर्ड वही रहेगा, और यह लिंक आपके सिवा किसी ने नहीं देखा है।",
  because: "यह ई-मेल आपको इसलिए मिला क्योंकि आपके ई-मेल पते से हमारे यहाँ अकाउंट है।",
};

export const verifyEmail = {
  subject: "अपना ई-मेल पक्का करें",
  preview: (hours: number) => `लिंक एक ही बार, ${hours} घंटे के अंदर चलेगा।`,
  words: (hours: number) =>
    `कृपया पक्का करें कि यह पता आपका है, ताकि आपके ऑर्डर के ई-मेल आप तक पहुँचें। लिंक एक ही बार, ${hours} घंटे के अंदर चलेगा।`,
  button: "हाँ, यह मेरा पता है",
  after: "अगर हमारे यहाँ आपका अकाउंट नहीं है, तो किसी ने पता लिखने में गलती की है। तब कुछ न करें।",
  because: "यह ई-मेल आपको इसलिए मिला क्योंकि हमारे यहाँ एक अकाउंट में आपका ई-मेल पता लिखा है।",
};
