// The texts that are sent to phones. They are the texts of the registered templates, because
// operators drop a text that differs from its template. The shop registers them with its own name.

export const signInCode = (shop: string, code: string, minutes: number) =>
  `${code} ${shop} के लिए आपका OTP है। यह ${minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।`;
export const doorCode = (shop: string, code: string, number: string) =>
  `${code} आपके ${shop} ऑर्डर ${number} का कोड है। ऑर्डर रास्ते में है। सीलबंद पार्सल हाथ में आने पर ही इसे कूरियर को बताएँ।`;
export const priceAlert = (shop: string, what: string, price: string, below: string) =>
  `${what}: अब ${price}, आपकी चुनी रकम ${below} से कम। ${shop} पर ऑर्डर करते समय की कीमत ही लगेगी।`;

export const ORDER_TEXTS = {
  "order-confirmed": (shop: string, number: string, total: string) =>
    `आपका ${total} का ${shop} ऑर्डर ${number} पक्का हो गया है। ऑर्डर के लिए धन्यवाद।`,
  "rest-due": (shop: string, number: string) =>
    `आपका ${shop} ऑर्डर ${number} तैयार है। वेबसाइट पर “पिछले ऑर्डर” में बाकी रकम दे दें, ताकि हम इसे भेज सकें।`,
  "payment-failed": (shop: string, number: string) =>
    `आपके ${shop} ऑर्डर ${number} का भुगतान नहीं हो पाया। वेबसाइट पर “पिछले ऑर्डर” में आप फिर से भुगतान कर सकते हैं।`,
  "order-shipped": (shop: string, number: string) =>
    `आपका ${shop} ऑर्डर ${number} रास्ते में है। पार्सल तभी लें जब उसकी सील सही-सलामत हो।`,
  "order-delivered": (shop: string, number: string) => `आपका ${shop} ऑर्डर ${number} पहुँच गया है।`,
  "order-cancelled": (shop: string, number: string) =>
    `आपका ${shop} ऑर्डर ${number} रद्द हो गया है। पूरी जानकारी वेबसाइट पर “पिछले ऑर्डर” में देखें।`,
  "order-undelivered": (shop: string, number: string) =>
    `आपका ${shop} ऑर्डर ${number} आप तक नहीं पहुँच पाया। अब कुछ देना नहीं है; दी हुई रकम लौट आएगी।`,
  "order-refunded": (shop: string, number: string, total: string) =>
    `आपके ${shop} ऑर्डर ${number} के ${total} हमने लौटा दिए हैं।`,
};
