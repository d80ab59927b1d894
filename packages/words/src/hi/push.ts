// Push messages: news that a device shows as notifications

export const news = "इस डिवाइस पर सूचनाएँ";
export const isOff =
  "आपके ऑर्डर की खबर, और जिन कीमतों और गहनों का आपको इंतज़ार है उनकी खबर, सीधे इस डिवाइस पर।";
export const isOn =
  "चालू हैं: जब तक आप यहाँ लॉग इन हैं, आपके ऑर्डर, कीमतों और गहनों की खबर इस डिवाइस पर आएगी।";
export const isInOutbox = <Part>(outbox: Part) => [
  "चालू हैं। आपका ब्राउज़र किसी पुश सेवा तक नहीं पहुँच पा रहा, इसलिए इस डेमो दुकान में सूचनाएँ यहाँ दिखेंगी: ",
  outbox,
];
export const outbox = "भेजे जाने वाले संदेश";
export const unsupported =
  "यह ब्राउज़र हमारी सूचनाएँ नहीं दिखा सकता। आईफ़ोन पर दुकान को होम स्क्रीन पर जोड़ें और वहीं से खोलें।";
export const blocked =
  "आपके ब्राउज़र ने हमारी सूचनाएँ रोक रखी हैं। उसकी सेटिंग में इस साइट को इजाज़त दें; फिर आप इन्हें यहाँ चालू कर सकते हैं।";
export const failed = "सेटिंग बदली नहीं जा सकी। कृपया थोड़ी देर में फिर कोशिश करें।";
export const turnOn = "चालू करें";
export const turnOff = "बंद करें";
/** The names of the two buttons for screen readers; each contains the words of its button. */
export const turnNewsOn = "इस डिवाइस पर सूचनाएँ चालू करें";
export const turnNewsOff = "इस डिवाइस पर सूचनाएँ बंद करें";

// The offer where an order was placed or a price alert was set

export const offerOfOrder = "आपके ऑर्डर की खबर इस डिवाइस पर भी भेजें?";
export const offerOfPrice = "आपको इस डिवाइस पर भी बताएँ?";
