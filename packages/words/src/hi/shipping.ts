export const description =
  "डिलीवरी का खर्च, समय, पार्सल का बीमा, और हम कहाँ-कहाँ डिलीवर करते हैं: सामान्य और एक्सप्रेस, भारत में और विदेश में।";
export const lead = "डिलीवरी का खर्च और समय, और रास्ते का जोखिम किसका है: हमारा।";

// What delivery costs

export const whatItCosts = "डिलीवरी का खर्च";
export const order = "ऑर्डर";
export const delivery = "डिलीवरी";
export const subtotalUpTo = (amount: string) => `गहनों की कीमत ${amount} तक`;
export const subtotalAbove = (amount: string) => `गहनों की कीमत ${amount} से ऊपर`;
export const standard = "सामान्य डिलीवरी, ट्रैकिंग और बीमे के साथ";
export const express = (delivery: string) => `${delivery}, ट्रैकिंग के साथ, दुनिया भर में`;
export const free = "मुफ़्त";
export const costText = (expressAbove: string) =>
  `यहाँ गहनों की कीमत GST से पहले की है। ${expressAbove} से ऊपर मुफ़्त डिलीवरी एक्सप्रेस से होती है, हर उस देश में जहाँ हम डिलीवर करते हैं: हम इसे आपके लिए खुद चुनते हैं और इसका कोई खर्च नहीं है। ऑर्डर करने से पहले बैग में डिलीवरी का खर्च दिखता है।`;

// How long it takes

export const howLong = "कितना समय लगता है";
export const processing = (days: string) =>
  `तैयारी में ${days} लगते हैं: हम गहने को जाँचते और तौलते हैं, फिर पैक और सील करते हैं।`;
export const onTheWay = (days: string) => `भारत में सामान्य डिलीवरी में भेजने के बाद ${days} लगते हैं।`;
export const between = " और ";
export const onTheWayAbroad = (countries: string, days: string) =>
  `${countries} तक पहुँचने में भेजने के बाद, कस्टम मिलाकर, ${days} लगते हैं।`;
export const customOrders = (percent: number, making: string) =>
  `ऑर्डर पर बनने वाले गहनों के लिए ${percent}% एडवांस देना होता है और उन्हें बनाने में ${making} लगते हैं; डिलीवरी का समय भेजने के दिन से गिना जाता है।`;
export const businessDays =
  "रविवार और राष्ट्रीय छुट्टियाँ कामकाजी दिन नहीं हैं। शाम को दिए गए ऑर्डर की तैयारी अगली सुबह से होती है।";

// Where we deliver

export const where = "हम कहाँ डिलीवर करते हैं";
export const countries = (names: string) => `हम इन देशों में डिलीवर करते हैं: ${names}।`;
export const whereText =
  "ऑर्डर कहीं भी जाए, डिलीवरी का खर्च एक ही है, और GST हर कीमत का हिस्सा है। कैश ऑन डिलीवरी सिर्फ़ भारत के पतों के लिए है: विदेश के ऑर्डर का भुगतान ऑनलाइन होता है।";

// The parcel and its insurance

export const parcel = "पार्सल और उसका बीमा";
export const insured =
  "आपके हाथ में पहुँचने तक हर पार्सल का उसकी पूरी कीमत का बीमा हमारी तरफ़ से है। डिब्बा सील होता है, उस पर बाहर जौहरी का कोई निशान नहीं होता, और अंदर बिल और सर्टिफ़िकेट होते हैं।";
export const handedOver = (codeAbove: string) =>
  `कूरियर पार्सल सिर्फ़ आपको या आपके बताए व्यक्ति को देता है, और उसे दरवाज़े पर कभी नहीं छोड़ता। ${codeAbove} से ऊपर का ऑर्डर छह अंकों के कोड पर ही मिलता है: पार्सल भेजते समय हम कोड भेजते हैं, और वह ऑर्डर के पेज पर भी दिखता है। कोड सिर्फ़ उसी कूरियर को बताएँ जिसके हाथ में सीलबंद पार्सल हो।`;
export const brokenSeal =
  "जिस पार्सल की सील टूटी हो, कृपया उसे न लें, और कूरियर के सामने ही हमें कॉल करें। अंदर कुछ गड़बड़ हो, तो 48 घंटे के अंदर कुछ तस्वीरों या पार्सल खोलने के वीडियो के साथ हमें बताएँ।";

// Tracking and changes

export const tracking = "ट्रैकिंग और बदलाव";
export const trackingText =
  "ऑर्डर भेजे जाने के बाद, “पिछले ऑर्डर” में उसका पेज दिखाता है कि वह कहाँ तक पहुँचा। भेजे जाने से पहले पता बदला जा सकता है।";
export const inVain =
  "दो बार कोशिश के बाद भी डिलीवरी न हो पाए, तो पार्सल हमारे पास लौट आता है, और हम आपसे पूछते हैं कि आगे क्या करें। अगर आपको वह अब नहीं चाहिए, तो आपने जो भुगतान किया वह वापस मिलता है।";

// When it is late

export const late = "देर होने पर";
export const lateText = <Part>(email: Part, returnPolicy: Part) => [
  "अगर पार्सल यहाँ बताए समय से 7 दिन से ज़्यादा देर करे, या खो जाए, तो हमें ",
  email,
  " पर लिखें: आप दोबारा डिलीवरी या अपने पैसे वापस, दोनों में से एक चुन सकते हैं। भेजे जाने से पहले ऑर्डर हमेशा रद्द हो सकता है, जैसा ",
  returnPolicy,
  " में लिखा है।",
];
export const returnPolicy = "वापसी नीति";
