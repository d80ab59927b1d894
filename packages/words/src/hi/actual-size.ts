/** A length on a screen or on paper: `57.2 मिमी`. */
export const millimetres = (figure: string) => `${figure} मिमी`;

// A piece drawn in its actual size

export const actualSize = "इस स्क्रीन पर असली नाप में";
export const whereItLies = "पहनने पर कहाँ तक आता है";
export const itsDimensions = (dimensions: string | null) => `${dimensions}।`;
export const besideCoin = (across: number) => `साथ में दस रुपये का सिक्का, ${across} मिमी चौड़ा।`;
export const coinToScale = (across: number) => `दस रुपये का सिक्का, ${across} मिमी, असली नाप में`;
export const drawnOnFinger = "हाथ की अनामिका उँगली पर";
export const drawnOnEar = "कान पर";
export const drawnOnNeck = "गले पर, छोटे पैमाने में";
export const drawnAsCircle = "गोल घेरे में";
export const drawnBesideCoin = "दस रुपये के सिक्के के साथ";
export const onFinger = (size: string, around: string) =>
  `साइज़ ${size} की उँगली पर, जिसका घेरा ${around} है।`;
export const onEar = "61 मिमी के कान पर।";
export const smallerThanLife = "अनुपात सही है, पर असली नाप से छोटा।";
export const acrossInside = (across: string) => `अंदर से ${across} चौड़ा।`;
export const inItsSize = (name: string) => `${name} असली नाप में`;
export const middleInItsSize = (name: string) => `${name} का बीच का हिस्सा असली नाप में`;

// The scale of the screen

export const setWithCard = "बैंक कार्ड से स्क्रीन का नाप सही करें";
export const setForScreen = "इस स्क्रीन के लिए सही किया हुआ";
export const layACard =
  "बैंक कार्ड को खड़ा करके चौखटे पर रखें और स्लाइडर को तब तक खिसकाएँ जब तक दोनों की चौड़ाई बराबर न हो जाए।";
export const widthOfFrame = "चौखटे की चौड़ाई";
export const pixels = (count: number) => `${count} पिक्सेल`;
export const itFits = "बराबर है";
