// The push messages, which a device shows as notifications. They have no personal data but the
// number of an order and the name of a piece, because anybody may see a locked screen.

export const ORDER_TITLES = {
  "money-refunded": "हम आपका भुगतान लौटा रहे हैं",
  "money-released": "हमने यह भुगतान नहीं लिया",
  "order-cancelled": "आपका ऑर्डर रद्द हो गया",
  "order-confirmed": "आपका ऑर्डर पक्का हो गया",
  "order-delivered": "आपका ऑर्डर पहुँच गया",
  "order-partly-refunded": "हमने आपके ऑर्डर की कुछ रकम लौटाई है",
  "order-refunded": "हमने आपके ऑर्डर की रकम लौटा दी है",
  "order-returned": "लौटाए हुए गहने हमें मिल गए",
  "order-shipped": "आपका ऑर्डर रास्ते में है",
  "order-undelivered": "आपका ऑर्डर नहीं पहुँच पाया",
  "payment-failed": "आपका भुगतान नहीं हो पाया",
  "prepayment-asked": "अपने ऑर्डर का भुगतान ऑनलाइन करें",
  "rest-due": "आपका ऑर्डर तैयार है: बाकी रकम दें",
  "rest-paid": "आपके ऑर्डर की बाकी रकम मिल गई",
  "return-refused": "हम आपका ऑर्डर वापस नहीं ले पाए",
  "return-requested": "वापसी का आपका अनुरोध मिल गया",
};
export const ofOrder = (number: string) => `ऑर्डर ${number}। आगे क्या होगा, यह ऑर्डर खोलकर देखें।`;

export const priceAlert = (what: string, price: string) => `${what}: ${price}`;
export const priceHasCome = "जिस कीमत का आपको इंतज़ार था, वह आ गई है।";

export const restocked = (piece: string) => `फिर से उपलब्ध: ${piece}`;
export const restockedInSize = (piece: string, size: string) =>
  `फिर से उपलब्ध: ${piece}, साइज़ ${size}`;
export const canBeBought = "अब इसे ऑर्डर कर सकते हैं। जो पहले ऑर्डर करेगा, उसी को मिलेगा।";
