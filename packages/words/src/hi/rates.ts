import type { Carat } from "@suvarna/domain/fineness";

const SOURCES: Readonly<Record<string, string>> = { "Simulated market": "डेमो बाज़ार" };

/** The label of the price of ten grams of silver. */
export const tenGramsOfSilver = "10 ग्राम चाँदी";
/** The short name of a metal: `22K`, `चाँदी`. */
export const metalName = (carat: Carat): string => (carat === "Silver" ? "चाँदी" : carat);
/** The name of a metal: `22K सोना`, `चाँदी`. */
export const metalOf = (carat: Carat) => (carat === "Silver" ? "चाँदी" : `${carat} सोना`);
/** The rate of a metal, as a price alert names it: `22K सोना, प्रति ग्राम`. */
export const ratePerGram = (carat: Carat) =>
  carat === "Silver" ? "चाँदी, प्रति ग्राम" : `${carat} सोना, प्रति ग्राम`;
/** The source of the rates, from its name in English. */
export const sourceWords = (source: string): string => SOURCES[source] ?? source;
export const perGram = "प्रति ग्राम";
export const perTenGrams = "प्रति 10 ग्राम";
export const grams = (number: number) => `${number} ग्राम`;
export const noRateNow = "अभी ताज़ा भाव नहीं मिल रहा।";
export const priceOnRequestNow = "कीमत पूछने पर। अभी ताज़ा भाव नहीं मिल रहा।";
export const noPricesNow =
  "अभी ताज़ा भाव नहीं मिल रहा। अगला भाव आने तक कीमतें पूछने पर मिलेंगी, और जिन गहनों की कीमत भाव से चलती है वे ऑर्डर नहीं हो सकेंगे।";

// The status of the live rates

export const statusError = "गड़बड़ी";
export const connectedRealTime = "लाइव भाव चालू हैं";
export const switchingToPolling = "लाइव कनेक्शन नहीं बना, थोड़ी-थोड़ी देर में भाव लेंगे";
export const pollingInDevelopment = "भाव थोड़ी-थोड़ी देर में (डेवलपमेंट)";
export const pollingEvery30s = "भाव हर 30 सेकंड में";
export const reconnecting = "कनेक्शन टूट गया, फिर जोड़ रहे हैं...";
export const connecting = "जुड़ रहे हैं...";
export const initializing = "शुरू हो रहा है...";
export const homeConnected = "लाइव";
export const homePolling = "गड़बड़ी - भाव रुक-रुककर";
export const homeDisconnected = "कनेक्शन टूटा";
export const homeConnecting = "जुड़ रहे हैं";

// The change of a rate

export const sinceYesterday = "कल से";
export const untilToday = "तब से आज तक";
export const up = "ऊपर";
export const down = "नीचे";
export const unchanged = "वही";
/** A change for screen readers, after its percentage. */
export const changeSince = (change: string, since: string) => ` ${since} ${change}`;

// The panels of live rates

export const livePrices = "ताज़ा भाव";
export const liveGoldPrice = "सोने का ताज़ा भाव";
export const rates = "भाव";
export const whatPurityMeans = "इस शुद्धता का मतलब";
export const readAt = (time: string) => `${time} का भाव`;
export const refreshPrices = "भाव ताज़ा करें";

// The page of the rates

export const title = "आज का सोने और चाँदी का भाव";
export const description = (now: string) => `${now} साथ में दिन, हफ़्ते, महीने और साल का चार्ट।`;
export const everyPriceFollows = "सोने-चाँदी का वह भाव जिससे दुकान की हर कीमत चलती है।";
export const perGramNow = (rates: string, source: string) =>
  `अभी प्रति ग्राम: ${rates} (${sourceWords(source)})।`;
export const goldRate = "सोने का भाव";
export const heading = "सोने और चाँदी का भाव";
export const lead = "दुकान की हर कीमत इसी भाव से निकलती है।";

// The current rate

export const rateOf = <Part>(time: Part) => [time, " का भाव"];
export const sourceRateOf = <Part>(source: string, time: Part) => [`${source} · `, time, " का भाव"];
export const withoutCharges = "GST और गढ़ाई शुल्क के बिना";
export const tellMeWhenFalls = (metal: string) => `${metal} का भाव गिरने पर बताएँ`;
export const noneYet = "अभी तक कोई भाव नहीं आया है।";
export const lastTooOld = (time: string) => `पिछला भाव ${time} का है, जो बेचने के लिए बहुत पुराना है।`;
export const untilNext =
  "अगला भाव आने तक कीमतें पूछने पर मिलेंगी, और जिन गहनों की कीमत भाव से चलती है वे ऑर्डर नहीं हो सकेंगे।";

// The curve

export const metal = "धातु";
export const time = "अवधि";
export const rateOfMetal = (metal: string) => `${metal} का भाव`;
export const rateOver = (metal: string, range: string) => `${metal} का भाव, ${range}`;
/** The name of a curve without JavaScript, with its last point. */
export const curveNow = (name: string, point: string) => `${name}, अभी ${point}`;
export const noHistory = (metal: string, range: string) =>
  `${metal} के पिछले भाव अभी नहीं हैं (${range})`;
export const curveBegins = "चार्ट पहले दो भाव आने पर बनेगा। बाज़ार चलने के साथ भाव आते हैं।";
export const historyFailed = (why: string) => `पिछले भाव नहीं दिख पा रहे: ${why}`;
export const loading = "खुल रहा है...";
export const tryAgain = "फिर कोशिश करें";
export const openedAt = "शुरुआती भाव";
export const highest = "सबसे ऊँचा";
export const lowest = "सबसे नीचा";
export const changeIn = (range: string) => `${range} बदलाव`;
export const curveAsTable = "चार्ट की तालिका देखें";
export const newestFirst = (name: string) => `${name}, सबसे नया पहले`;
export const timeInIndia = "भारतीय समय";

// The tables of today and of earlier days

export const todayByWeight = "आज का भाव, वज़न के हिसाब से";
export const todayByWeightCaption = "आज सोने और चाँदी का भाव, गढ़ाई शुल्क और GST के बिना";
export const fineness = "शुद्धता";
export const sinceYesterdayHead = "कल से";
export const fine = (fineness: number) => `शुद्धता ${fineness} `;
export const thenAndNow = (metal: string) => `${metal}: तब और अब`;
export const thenAndNowCaption = (grams: number, metal: string) =>
  `${grams} ग्राम ${metal} का पहले का भाव, और आज तक का बदलाव`;
export const when = "कब";
export const untilTodayHead = "आज तक";
export const today = "आज";
export const lastSevenDays = "पिछले सात दिन";
export const lastDaysCaption = "हर दिन का आखिरी भाव, सोना प्रति ग्राम";
/** After `lastDaysCaption`, where the table shows silver. */
export const andSilverPerTenGrams = " और चाँदी प्रति 10 ग्राम";
export const day = "दिन";

// The price of a piece at today's rate

export const whatPieceWouldCost = "गहना कितने का पड़ेगा";
export const whatThePieceWouldCost = "गहने की कीमत का हिसाब";
export const netWeight = "नेट वज़न, ग्राम";
export const weightInvalid = "वज़न ग्राम में लिखें, जैसे 8.45";
export const makingCharge = "गढ़ाई शुल्क, %";
export const percentInvalid = "100 तक का प्रतिशत लिखें";
export const noPriceNow = "कीमत पूछने पर। अभी ताज़ा भाव नहीं मिल रहा।";
export const atPerGram = (rate: string) => `${rate}/ग्राम के भाव से`;
export const makingChargeOf = (percent: number) => `गढ़ाई शुल्क, ${percent}%`;
export const gstOf = (percent: number) => `GST, ${percent}%`;
export const priceWithGst = "GST सहित कीमत";

// About the rate

export const aboutThisRate = "इस भाव के बारे में";
export const rateExplained =
  "यह एक ग्राम धातु की कीमत है, गढ़ाई शुल्क और GST के बिना। 22K और 18K का भाव 24K के भाव से निकलता है, उस शुद्धता के हिसाब से जो हॉलमार्क प्रमाणित करता है (999 में से 916 और 750)। जो भाव अचानक उछले या सही न लगे, उसे हम पक्का होने तक नहीं दिखाते; बेचने लायक ताज़ा भाव न हो तो कीमतें पूछने पर मिलती हैं।";
export const seePieces = (carat: Carat) =>
  carat === "Silver" ? "चाँदी के गहने देखें" : `${carat} सोने के गहने देखें`;
export const valueYourGold = (percent: number) => `अपने सोने की कीमत जानें (${percent}%)`;
export const silverPurity = (shown: number, fineness: number) =>
  `चाँदी के साथ लिखा ${shown}% इस पट्टी का एक तय अंक है, चाँदी की शुद्धता नहीं। भाव हज़ार में ${fineness} भाग शुद्ध चाँदी का है। स्टर्लिंग चाँदी (925) का गहना अपने पेज पर इसी नाम से लिखा है, और उसके बिल पर 925 लिखा रहता है।`;
