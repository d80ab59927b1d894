import { REVIEW_HOURS } from "@suvarna/domain/policies";
import { ON_THE_WAY, ON_THE_WAY_ABROAD, PROCESSING } from "./policy-spans.ts";

export {
  BETWEEN_PARTS,
  carrierWords,
  lighterWords,
  weightMoneyWords,
} from "./dispatch-note.ts";
export { longMoment } from "./indian-time.ts";
export { EXPRESS_DELIVERY } from "./policy-spans.ts";
export { STEP_WORDS } from "./reasons.ts";
export { REFUND_PRESET_WORDS } from "./refund-presets.ts";

export const because = "यह ई-मेल आपको इसलिए मिला क्योंकि आपने हमारे यहाँ ऑर्डर किया है।";
export const viewOrder = "ऑर्डर देखें";
export const payTheRest = "बाकी रकम दें";

// The table of amounts

export const engraved = (name: string, letters: string) => `${name}, “${letters}” उकेरा हुआ`;
export const discount = "छूट";
export const shipping = "डिलीवरी";
export const free = "मुफ़्त";
export const total = "कुल रकम";
export const paid = "दी गई रकम";
export const dueBeforeDispatch = "भेजने से पहले देने हैं";

// What becomes of the money of an order that has ended

export const moneyGoesBack = (sum: string) =>
  `जैसे भुगतान हुआ था, वैसे ही हम ${sum} लौटा रहे हैं। रकम भेजते ही हम आपको लिखेंगे।`;
export const moneyGoesToBank = (sum: string) =>
  `${sum} हम आपके बैंक खाते में भेजेंगे: अगर खाता नंबर और IFSC हमारे पास पहले से नहीं हैं, तो कृपया इस ई-मेल के जवाब में लिख दें। रकम भेजते ही हम आपको लिखेंगे।`;
export const moneyIsBack = "इसके सारे पैसे आपको पहले ही वापस मिल चुके हैं।";
export const nothingWasCharged = "इसके लिए आपसे कोई रकम नहीं ली गई।";

export const confirmed = {
  subject: (number: string) => `आपका ऑर्डर ${number} पक्का हो गया`,
  heading: "ऑर्डर के लिए धन्यवाद",
  previewAtTheDoor: (sum: string) => `डिलीवरी के समय ${sum} देने हैं।`,
  previewPaid: (sum: string) => `${sum} का भुगतान मिल गया है।`,
  atTheDoor: (number: string, sum: string) =>
    `आपका ऑर्डर ${number} पक्का हो गया है। डिलीवरी के समय कूरियर के लिए ${sum} तैयार रखें।`,
  paid: (number: string, sum: string) =>
    `आपका ऑर्डर ${number} पक्का हो गया है, और ${sum} का भुगतान हमें मिल गया है।`,
  after: `इसे पैक करने में ${PROCESSING} लगते हैं। बिल आपको ऑर्डर के पेज पर मिलेगा।`,
  afterAtTheDoor: `इसे पैक करने में ${PROCESSING} लगते हैं। ऑर्डर भेजने के बाद बिल आपको उसके पेज पर मिलेगा।`,
};

export const confirmedByAdvance = {
  preview: (due: string, rest: string) =>
    `${due} का एडवांस मिल गया है; बाकी ${rest} गहने भेजने से पहले देने हैं।`,
  words: (number: string, due: string, rest: string) =>
    `आपका ऑर्डर ${number} पक्का हो गया है, और ${due} का एडवांस हमें मिल गया है। अब हम आपके गहने बनाना शुरू करते हैं। बाकी ${rest} गहने भेजने से पहले देने हैं। यह रकम तय है: भाव चढ़े या उतरे, इसमें कुछ नहीं बदलेगा।`,
  after:
    "बाकी रकम आप अभी दे सकते हैं, या तब जब हम लिखें कि ऑर्डर तैयार है। एडवांस की रसीद ऑर्डर के पेज पर है; बाकी रकम मिलने पर टैक्स बिल भी वहीं आ जाएगा।",
};

export const restDue = {
  subject: (number: string) => `आपका ऑर्डर ${number} तैयार है: बाकी रकम दें`,
  preview: (rest: string) => `भेजने से पहले ${rest} देने हैं।`,
  heading: "आपका ऑर्डर तैयार है",
  words: (number: string, rest: string) =>
    `आपके ऑर्डर ${number} के गहने तैयार हैं। बाकी ${rest} दे दें, ताकि हम इन्हें आपके पास भेज सकें। रकम वही है जो ऑर्डर करते समय तय हुई थी।`,
  after: "बाकी रकम मिलते ही हम आपका ऑर्डर भेज देंगे।",
};

export const prepaymentAsked = {
  subject: (number: string) => `ऑर्डर ${number} का भुगतान ऑनलाइन करें`,
  preview: (sum: string) => `भेजने से पहले ${sum} देने हैं।`,
  heading: "भेजने से पहले भुगतान करें",
  words: (number: string, sum: string) =>
    `ऑर्डर ${number} के लिए हम डिलीवरी पर नकद नहीं ले पाएँगे। कृपया ${sum} ऑनलाइन दे दें। कीमत वही रहेगी, और गहने आपके लिए अलग रखे हैं।`,
  wordsUntil: (number: string, sum: string, until: string) =>
    `ऑर्डर ${number} के लिए हम डिलीवरी पर नकद नहीं ले पाएँगे। कृपया ${until} (भारतीय समय) तक ${sum} ऑनलाइन दे दें। कीमत वही रहेगी, और गहने आपके लिए अलग रखे हैं।`,
  payNow: "अभी भुगतान करें",
  after:
    "भुगतान मिलते ही हम ऑर्डर भेज देंगे। तब तक भुगतान नहीं आया तो ऑर्डर रद्द हो जाएगा, और आपसे कोई रकम नहीं ली जाएगी।",
};

export const counterOrder = {
  preview: (sum: string) => `${sum} का ऑनलाइन भुगतान करना है।`,
  heading: "अपने ऑर्डर का भुगतान करें",
  words: (number: string, sum: string) =>
    `आपके कहने पर हमने आपका ऑर्डर ${number} लिख लिया है। कृपया ${sum} ऑनलाइन दे दें। कीमत वही रहेगी, और गहने आपके लिए अलग रखे हैं।`,
  wordsUntil: (number: string, sum: string, until: string) =>
    `आपके कहने पर हमने आपका ऑर्डर ${number} लिख लिया है। कृपया ${until} (भारतीय समय) तक ${sum} ऑनलाइन दे दें। कीमत वही रहेगी, और गहने आपके लिए अलग रखे हैं।`,
};

export const restPaid = {
  subject: (number: string) => `ऑर्डर ${number} की बाकी रकम मिल गई`,
  preview: (rest: string) => `${rest} मिल गए; अब कुछ देना बाकी नहीं।`,
  heading: "धन्यवाद, पूरा भुगतान हो गया",
  words: (number: string, rest: string, due: string, total: string) =>
    `आपके ऑर्डर ${number} के बाकी ${rest} हमें मिल गए हैं। ${due} के एडवांस के साथ पूरे ${total} का भुगतान हो गया है।`,
  after: "टैक्स बिल ऑर्डर के पेज पर है। ऑर्डर तैयार होते ही हम भेज देंगे।",
};

export const paymentFailed = {
  subject: (number: string) => `ऑर्डर ${number} का भुगतान नहीं हो पाया`,
  previewWrongAmount: "भुगतान की रकम सही नहीं थी। कटे हुए पैसे अपने-आप लौट आएँगे।",
  heading: "भुगतान नहीं हो पाया",
  words: (number: string, sum: string) =>
    `आपके ऑर्डर ${number} के ${sum} का भुगतान नहीं हो पाया। ऑर्डर हमारे पास वैसा ही है: जब तक गहने उपलब्ध हैं और भुगतान का समय बाकी है, आप फिर से भुगतान कर सकते हैं।`,
  after: "अगर फिर भी आपके खाते से पैसे कट गए हों, तो वे अपने-आप लौट आएँगे।",
};

export const shipped = {
  subject: (number: string) => `आपका ऑर्डर ${number} रवाना हो गया`,
  preview: "पूरे रास्ते इसका बीमा है।",
  heading: "आपका ऑर्डर रास्ते में है",
  words: (number: string) =>
    `आपका ऑर्डर ${number} हमारे यहाँ से निकल चुका है। पूरे रास्ते इसका बीमा है, और पहुँचने में ${ON_THE_WAY} लगेंगे।`,
  wordsAbroad: (number: string) =>
    `आपका ऑर्डर ${number} हमारे यहाँ से निकल चुका है। पूरे रास्ते इसका बीमा है, और कस्टम समेत पहुँचने में ${ON_THE_WAY_ABROAD} लगेंगे।`,
  code: "कूरियर यह कोड सुनकर ही पार्सल देगा। जब तक सीलबंद पार्सल आपके हाथ में न हो, यह कोड किसी को न बताएँ।",
  afterAtTheDoor: (sum: string) =>
    `कूरियर के लिए ${sum} तैयार रखें, और पार्सल तभी लें जब उसकी सील सही-सलामत हो।`,
  after: "पार्सल तभी लें जब उसकी सील सही-सलामत हो।",
};

export const delivered = {
  subject: (number: string) => `आपका ऑर्डर ${number} पहुँच गया`,
  preview: "उम्मीद है, आपको पसंद आएगा।",
  heading: "आपका ऑर्डर पहुँच गया",
  words: (number: string) => `आपका ऑर्डर ${number} आप तक पहुँच गया है। उम्मीद है, आपको पसंद आएगा।`,
  after:
    "अगर गहना वैसा न निकले जैसा आपने सोचा था, तो ऑर्डर के पेज से उसे लौटाने के लिए कह सकते हैं। बिल भी वहीं मिलेगा।",
};

export const handedOver = {
  subject: (number: string) => `हमारी दुकान से आपकी खरीद ${number}`,
  heading: "दुकान पर आने के लिए धन्यवाद",
  words: (number: string) =>
    `आपके ऑर्डर ${number} के गहने हमने दुकान पर आपको सौंप दिए। उम्मीद है, आपको पसंद आएँगे।`,
};

export const cancelled = {
  subject: (number: string) => `आपका ऑर्डर ${number} रद्द हो गया`,
  previewOwed: "हम आपके पैसे लौटा रहे हैं।",
  previewByHand: "हम आपके पैसे आपके बैंक खाते में भेजेंगे।",
  previewDone: "आपके पैसे आपको पहले ही वापस मिल चुके हैं।",
  previewNothing: "आपसे कोई रकम नहीं ली गई।",
  heading: "आपका ऑर्डर रद्द हो गया",
  words: (number: string, money: string) => `आपका ऑर्डर ${number} रद्द हो गया है। ${money}`,
};

export const returned = {
  subject: (number: string) => `हम आपका ऑर्डर ${number} वापस ले रहे हैं`,
  preview: (sum: string) => `${sum} आपको वापस मिलेंगे।`,
  heading: "हम आपका ऑर्डर वापस ले रहे हैं",
  words: (number: string, money: string) => `हम आपका ऑर्डर ${number} वापस ले रहे हैं। ${money}`,
  after: "क्रेडिट नोट ऑर्डर के पेज पर मिलेगा।",
};

export const undelivered = {
  subject: (number: string) => `आपका ऑर्डर ${number} आप तक नहीं पहुँच पाया`,
  heading: "आपका ऑर्डर नहीं पहुँच पाया",
  cameBack: (number: string, money: string) =>
    `आपके ऑर्डर ${number} का पार्सल डिलीवरी हुए बिना हमारे पास लौट आया है। ${money}`,
  notDelivered: (number: string, money: string) =>
    `आपके ऑर्डर ${number} का पार्सल आप तक नहीं पहुँच पाया। ${money}`,
  nothingIsOwed: "इसके लिए आपने कुछ नहीं दिया है, और आपको कुछ देना भी नहीं है।",
  after:
    "यह ऑर्डर बंद हो गया है। क्रेडिट नोट ऑर्डर के पेज पर है। गहने अब भी चाहिए हों, तो कृपया फिर से ऑर्डर करें।",
};

export const refunded = {
  subject: (number: string, sum: string) => `ऑर्डर ${number} के ${sum} हमने लौटा दिए हैं`,
  preview: "बैंक में दिखने में कुछ दिन लग सकते हैं।",
  heading: "हमने आपके पैसे लौटा दिए हैं",
  by_gateway: (number: string, sum: string) =>
    `आपके ऑर्डर ${number} के ${sum} हमने वैसे ही लौटा दिए हैं जैसे भुगतान हुआ था।`,
  by_hand: (number: string, sum: string) =>
    `आपके ऑर्डर ${number} के ${sum} हमने आपके बैंक खाते या UPI पते पर भेज दिए हैं।`,
  both: (number: string, sum: string) =>
    `आपके ऑर्डर ${number} के ${sum} हमने लौटा दिए हैं: कुछ रकम वैसे ही जैसे भुगतान हुआ था, और कुछ आपके बैंक खाते या UPI पते पर।`,
  after: "बैंक में दिखने में कुछ दिन लग सकते हैं।",
};

export const partlyRefunded = {
  subject: (number: string, sum: string) => `ऑर्डर ${number} के ${sum} हम लौटा रहे हैं`,
  previewByHand: "रकम आपके बैंक खाते में आएगी।",
  previewByGateway: "बैंक में 5 से 7 कामकाजी दिनों में दिखेगी।",
  heading: "हम कुछ रकम लौटा रहे हैं",
  byHand: (number: string, sum: string) =>
    `हम आपके ऑर्डर ${number} के ${sum} लौटा रहे हैं। रकम आपके बैंक खाते या UPI पर भेजेंगे; बैंक में दिखने में दो कामकाजी दिन लग सकते हैं।`,
  byHandSent: (number: string, sum: string) =>
    `हमने आपके ऑर्डर ${number} के ${sum} आपके बैंक खाते या UPI पर भेज दिए हैं। बैंक में दिखने में दो कामकाजी दिन लग सकते हैं।`,
  byGateway: (number: string, sum: string) =>
    `हम आपके ऑर्डर ${number} के ${sum} लौटा रहे हैं। जैसे भुगतान हुआ था, रकम वैसे ही लौटेगी, और 5 से 7 कामकाजी दिनों में बैंक में दिखेगी।`,
  after: "बाकी ऑर्डर वैसा ही रहेगा। क्रेडिट नोट ऑर्डर के पेज पर मिलेगा।",
  headingOfAll: "हम आपके पैसे लौटा रहे हैं",
  afterAll: "इसके साथ आपके ऑर्डर के सभी गहनों की रकम लौट रही है। क्रेडिट नोट ऑर्डर के पेज पर मिलेगा।",
};

/** Why an order could not take a payment. */
export const whyNotKept = {
  at_the_door: "आपने डिलीवरी पर भुगतान चुना था",
  wrong_amount: "उसकी रकम सही नहीं थी",
  too_late: "वह देर से या दोबारा आया, या ऑर्डर तब तक बंद हो चुका था",
};

export const moneyRefunded = {
  subject: (number: string, sum: string) => `ऑर्डर ${number} के लिए मिले ${sum} हम लौटा रहे हैं`,
  preview: "यह भुगतान आपके ऑर्डर में नहीं लग सका।",
  heading: "हम आपका भुगतान लौटा रहे हैं",
  words: (number: string, sum: string, why: string) =>
    `आपके ऑर्डर ${number} के लिए ${sum} का एक भुगतान आया, जो उसमें नहीं लग सका: ${why}। जैसे वह आया था, हम उसे वैसे ही लौटा रहे हैं।`,
  after: "बैंक में दिखने में कुछ दिन लग सकते हैं। ऑर्डर का हाल उसके पेज पर देखें।",
};

export const moneyReleased = {
  subject: (number: string, sum: string) => `ऑर्डर ${number} के लिए हमने ${sum} नहीं लिए`,
  preview: "बैंक यह रकम अपने-आप छोड़ देगा।",
  heading: "हमने यह भुगतान नहीं लिया",
  words: (number: string, sum: string, why: string) =>
    `आपके ऑर्डर ${number} के लिए ${sum} का एक भुगतान हुआ, जो उसमें नहीं लग सका: ${why}। हमने यह रकम नहीं ली।`,
  after: "बैंक कुछ दिन इस रकम को रुका हुआ दिखा सकता है, फिर अपने-आप छोड़ देगा। ऑर्डर का हाल उसके पेज पर देखें।",
};

export const returnRequested = {
  subject: (number: string) => `ऑर्डर ${number} की वापसी का आपका अनुरोध`,
  preview: `हम ${REVIEW_HOURS} घंटे के अंदर इसे देखेंगे।`,
  heading: "आपका अनुरोध मिल गया",
  words: (number: string) =>
    `ऑर्डर ${number} की वापसी का आपका अनुरोध हमें मिल गया है। हम ${REVIEW_HOURS} घंटे के अंदर इसे देखकर लिखेंगे कि आगे क्या करना है। तब तक गहनों को उनके टैग, बिल और सर्टिफ़िकेट के साथ रखें।`,
};

export const returnRefused = {
  subject: (number: string) => `हम ऑर्डर ${number} वापस नहीं ले सकते`,
  preview: "वजह इस ई-मेल में लिखी है।",
  heading: "हम आपका ऑर्डर वापस नहीं ले सकते",
  words: (number: string) =>
    `हमने ऑर्डर ${number} की वापसी का आपका अनुरोध ध्यान से देखा, पर हम इसे वापस नहीं ले सकते।`,
  after: "अगर आपको यह ठीक नहीं लगता, तो इस ई-मेल का जवाब दें।",
};
