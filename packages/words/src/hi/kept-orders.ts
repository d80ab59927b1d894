// The orders that a device keeps, to open them without a connection

export const ordersOnThisDevice = "बिना इंटरनेट के ऑर्डर देखना";
export const isOff =
  "मेरे ऑर्डर और बिल इस डिवाइस पर रखें: पिछले दस ऑर्डर और उनके बिल, नाम-पते सहित, बिना इंटरनेट भी खुलेंगे। इसे सिर्फ़ अपने ही डिवाइस पर चालू करें।";
export const isOn =
  "चालू है: आपके पिछले दस ऑर्डर और उनके बिल, नाम-पते सहित, इस डिवाइस पर रखे हैं। जब तक आप यहाँ लॉग इन हैं, ये बिना इंटरनेट भी खुलेंगे।";
export const failed = "सेटिंग नहीं बदल पाई। कृपया थोड़ी देर में फिर कोशिश करें।";
export const turnOn = "चालू करें";
export const turnOff = "बंद करें";
/** The names of the two buttons for screen readers; each contains the words of its button. */
export const turnOrdersOn = "मेरे ऑर्डर और बिल इस डिवाइस पर रखना चालू करें";
export const turnOrdersOff = "मेरे ऑर्डर और बिल इस डिवाइस पर रखना बंद करें";

/** Above an order that the device shows, because the shop can't be reached. */
export const keptSince = (time: string) => `यह जानकारी इस डिवाइस पर रखी है, ${time} के अनुसार।`;
