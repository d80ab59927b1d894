// The texts that are sent to phones. They are the texts of the registered templates, because
// operators drop a text that differs from its template.

export const signInCode = (code: string, minutes: number) =>
  `${code} आपका Suvarna का OTP है। यह ${minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।`;
export const doorCode = (code: string, number: string) =>
  `${code} आपके Suvarna ऑर्डर ${number} का कोड है, जो रास्ते में है। सीलबंद पार्सल हाथ में आने पर ही इसे कूरियर को बताएँ।`;
export const priceAlert = (what: string, price: string, below: string) =>
  `${what} अब ${price} का है, आपकी चुनी रकम ${below} से कम। Suvarna पर ऑर्डर करते समय की कीमत ही लगेगी।`;

export const ORDER_TEXTS = {
  "order-confirmed": (number: string, total: string) =>
    `आपका ${total} का Suvarna ऑर्डर ${number} पक्का हो गया है। ऑर्डर के लिए धन्यवाद।`,
  "rest-due": (number: string) =>
    `आपका Suvarna ऑर्डर ${number} तैयार है। वेबसाइट पर “पिछले ऑर्डर” में बाकी रकम दे दें, ताकि हम इसे भेज सकें।`,
  "payment-failed": (number: string) =>
    `आपके Suvarna ऑर्डर ${number} का भुगतान नहीं हो पाया। वेबसाइट पर “पिछले ऑर्डर” में आप फिर से भुगतान कर सकते हैं।`,
  "order-shipped": (number: string) =>
    `आपका Suvarna ऑर्डर ${number} रास्ते में है। पार्सल तभी लें जब उसकी सील सही-सलामत हो।`,
  "order-delivered": (number: string) => `आपका Suvarna ऑर्डर ${number} पहुँच गया है।`,
  "order-cancelled": (number: string) =>
    `आपका Suvarna ऑर्डर ${number} रद्द हो गया है। पूरी जानकारी वेबसाइट पर “पिछले ऑर्डर” में देखें।`,
  "order-undelivered": (number: string) =>
    `आपका Suvarna ऑर्डर ${number} आप तक नहीं पहुँच पाया। अब कुछ देना नहीं है; दी हुई रकम लौट आएगी।`,
  "order-refunded": (number: string, total: string) =>
    `आपके Suvarna ऑर्डर ${number} के ${total} हमने लौटा दिए हैं।`,
};
