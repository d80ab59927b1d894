/** The texts of a kind of jewellery that has sizes. */
interface Advice {
  readonly title: string;
  /** What the size numbers mean, and how to measure. */
  readonly measure: string;
  /** Which size to choose when the measure lies between two sizes. */
  readonly between: string;
}
type SizeKind = keyof typeof SIZE_ADVICE;

// The page and its ways to find a size

export const title = "अंगूठी और कंगन के साइज़";
export const description =
  "अंगूठी के भारतीय साइज़ 1 से 30 और कंगन के साइज़ 2.2 से 2.14 मिलीमीटर में, स्क्रीन पर नापने का तरीका, और छापने के लिए नाप-पत्र।";
export const findYourSize = "अपना साइज़ जानें";
export const findSizeOf = (kind: SizeKind) =>
  kind === "ring" ? "अपनी अंगूठी का साइज़ जानें" : "अपने कंगन का साइज़ जानें";
export const threeWays = "इसी स्क्रीन पर, कागज़ पर, या तालिका से।";
export const notSure = "साइज़ पक्का नहीं है?";
export const wrongSize = (days: number) =>
  `ऑर्डर करने से पहले हमसे पूछ लें। तैयार गहना गलत साइज़ का निकले तो ${days} दिन के अंदर बदला जा सकता है।`;
export const onPaper = "कागज़ पर";
export const onThisScreen = "इस स्क्रीन पर";
export const waysToFind = "साइज़ जानने के तरीके";
export const table = "तालिका";
export const printASizer = "नाप-पत्र छापें";
export const allOf = (title: string) => `सभी ${title}`;
export const allSizesOf = (kind: SizeKind) =>
  kind === "ring" ? "अंगूठी के सभी साइज़" : "कंगन के सभी साइज़";

/** The texts of the size guide for each kind of jewellery. */
export const SIZE_ADVICE = {
  ring: {
    title: "अंगूठियाँ",
    measure:
      "अंगूठी का भारतीय साइज़ उसके अंदर के नाप से होता है। ऐसी अंगूठी नापें जो ठीक आती हो, या शाम को अपनी उँगली नापें, जब वह सबसे चौड़ी होती है।",
    between: "दो साइज़ के बीच हों तो बड़ा लें, और चौड़ी अंगूठी के लिए एक साइज़ और बड़ा।",
  },
  bangle: {
    title: "कंगन",
    measure:
      "कंगन का साइज़ अंदर की चौड़ाई है, इंच और इंच के सोलहवें हिस्सों में: 2.10 का कंगन 2.8 से चौड़ा होता है। ऐसा कंगन नापें जो आपके हाथ में चढ़ जाता हो।",
    between: "दो साइज़ के बीच हों तो बड़ा लें: कंगन को उँगलियों के जोड़ों के ऊपर से निकलना होता है।",
  },
} satisfies Record<string, Advice>;

// The table of sizes

export const ringSizes = "अंगूठी के साइज़ और अंदर के नाप";
export const bangleSizes = "कंगन के साइज़ और अंदर के नाप";
export const across = "चौड़ाई";
export const around = "घेरा";
export const choose = "चुनें";
export const chosen = "चुना हुआ";
export const chooseSize = (name: string) => `साइज़ ${name} चुनें`;

// The sizer on the screen

export const layOnCircle = (kind: SizeKind) =>
  kind === "ring"
    ? "अपनी अंगूठी गोले पर रखें और स्लाइडर को तब तक खिसकाएँ जब तक गोला उसे अंदर से ठीक भर न दे।"
    : "अपना कंगन गोले पर रखें और स्लाइडर को तब तक खिसकाएँ जब तक गोला उसे अंदर से ठीक भर न दे।";
export const diameter = "गोले की चौड़ाई";
export const diameterAndSize = (diameter: string, name: string) => `${diameter}, साइज़ ${name}`;
export const widerThanScreen = (kind: SizeKind) =>
  kind === "ring"
    ? "यह अंगूठी स्क्रीन से चौड़ी है: इसके लिए नाप-पत्र छाप लें।"
    : "यह कंगन स्क्रीन से चौड़ा है: इसके लिए नाप-पत्र छाप लें।";
export const sizeIs = (name: string) => `साइज़ ${name}`;
export const inside = (diameter: string) => `अंदर से ${diameter}`;
export const setScaleAgain = "स्क्रीन का नाप फिर से सही करें";

// The sizer to print

export const printNote = (kind: SizeKind) =>
  kind === "ring"
    ? "A4 का एक पन्ना, 100% पर छापें। उस पर 50 मिमी की एक रेखा बताती है कि छपाई सही नाप में है या नहीं। ठीक आने वाली अंगूठी उसके गोलों पर रखें, या कागज़ की पट्टी काट लें।"
    : "A4 का एक पन्ना, 100% पर छापें। उस पर 50 मिमी की एक रेखा बताती है कि छपाई सही नाप में है या नहीं। ठीक आने वाला कंगन उसके गोलों पर रखें।";
export const printSizer = (kind: SizeKind) =>
  kind === "ring" ? "अंगूठी का नाप-पत्र छापें" : "कंगन का नाप-पत्र छापें";
export const titleOfSheet = (shop: string, kind: SizeKind) =>
  kind === "ring" ? `${shop}: अंगूठी का नाप-पत्र` : `${shop}: कंगन का नाप-पत्र`;
export const printAtFullScale =
  "100% पर छापें, पन्ने के हिसाब से छोटा-बड़ा किए बिना। रेखा ठीक 50 मिमी की होनी चाहिए, नहीं तो साइज़ गलत होंगे।";
export const layARing =
  "ठीक आने वाली अंगूठी गोलों पर रखें: जो गोला उसे अंदर से ठीक भर दे, वही उसका साइज़ है। या पट्टी को उसके चीरे समेत काट लें, उँगली पर लपेटकर सिरा चीरे में डालें: चीरे पर जो निशान आए, वही साइज़ है।";
export const layABangle = "ठीक आने वाला कंगन गोलों पर रखें: जो गोला उसे अंदर से ठीक भर दे, वही उसका साइज़ है।";
export const lengthOfLine = "50 मिमी";
export const slit = "चीरा";
