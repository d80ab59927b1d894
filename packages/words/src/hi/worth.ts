// The links on the page of a piece

export const compareWithAnother = "किसी और गहने से तुलना करें";

// The value of a piece's metal in exchange

export const goldInExchange = "आज बदले में इसके सोने की कीमत";
export const silverInExchange = "आज बदले में इसकी चाँदी की कीमत";
export const percentOfMetal = (percent: number) => `धातु की कीमत का ${percent}%`;
export const percentOfMetalWithoutStones = (percent: number) =>
  `धातु की कीमत का ${percent}%, रत्न के बिना`;
export const exchangeCaption = "आज बदले में इसकी धातु की कीमत";
export const atTodaysRate = "आज के भाव से";
export const exchangeExplained =
  "यह इस समय के भाव से कीमत है। जब आप गहना लाएँगे, तब उस दिन का भाव और वज़न गिना जाएगा, इसलिए रकम कम या ज़्यादा हो सकती है। गढ़ाई शुल्क, रत्न और GST इसमें नहीं हैं।";
export const valueOtherMetal = "दूसरे सोने या चाँदी की कीमत जानें";

// The price history of a piece

export const priceOfThisPiece = "इस गहने की कीमत का सफ़र";
export const daysShown = "कितने दिन दिखाएँ";
export const oneYear = "1 साल";
export const days = (days: number) => `${days} दिन`;
export const priceOver = (span: string, lowest: string, highest: string) =>
  `GST सहित कीमत, ${span}: ${lowest} से ${highest} तक`;
export const lowestPrice = <Part>(price: Part, date: string) => [
  "हर दिन के हमारे दर्ज भाव पर इसकी कीमत, GST सहित। सबसे कम ",
  price,
  `, ${date} को।`,
];
/** The same for a piece in sizes, with the weight that the prices are for. */
export const lowestPriceAt = <Part>(weight: string, price: Part, date: string) => [
  `हर दिन के हमारे दर्ज भाव पर ${weight} की कीमत, GST सहित। सबसे कम `,
  price,
  `, ${date} को।`,
];
export const sameAsTable = "यही तालिका में देखें";
export const day = "दिन";
export const withGst = "GST सहित";
