const COUNTRIES: Readonly<Record<string, string>> = {
  India: "भारत",
  "United Kingdom": "ब्रिटेन",
  "United States": "अमेरिका",
};

/** Returns the name of a country by its name in English; an unknown name stays as it is. */
export function countryWords(country: string): string {
  return nameIn(COUNTRIES, country);
}

/** A country's name as a sentence needs it, which in Hindi is the name itself. */
export const countryInWords = countryWords;

/** The states and union territories of India, by their names in English. */
const STATES: Readonly<Record<string, string>> = {
  "Andaman and Nicobar Islands": "अंडमान और निकोबार द्वीप समूह",
  "Andhra Pradesh": "आंध्र प्रदेश",
  "Army Post Office": "सेना डाकघर",
  "Arunachal Pradesh": "अरुणाचल प्रदेश",
  Assam: "असम",
  Bihar: "बिहार",
  Chandigarh: "चंडीगढ़",
  Chhattisgarh: "छत्तीसगढ़",
  "Dadra and Nagar Haveli and Daman and Diu": "दादरा और नगर हवेली और दमन और दीव",
  Delhi: "दिल्ली",
  Goa: "गोवा",
  Gujarat: "गुजरात",
  Haryana: "हरियाणा",
  "Himachal Pradesh": "हिमाचल प्रदेश",
  "Jammu and Kashmir": "जम्मू और कश्मीर",
  Jharkhand: "झारखंड",
  Karnataka: "कर्नाटक",
  Kerala: "केरल",
  Ladakh: "लद्दाख",
  Lakshadweep: "लक्षद्वीप",
  "Madhya Pradesh": "मध्य प्रदेश",
  Maharashtra: "महाराष्ट्र",
  Manipur: "मणिपुर",
  Meghalaya: "मेघालय",
  Mizoram: "मिज़ोरम",
  Nagaland: "नागालैंड",
  Odisha: "ओडिशा",
  Puducherry: "पुडुचेरी",
  Punjab: "पंजाब",
  Rajasthan: "राजस्थान",
  Sikkim: "सिक्किम",
  "Tamil Nadu": "तमिलनाडु",
  Telangana: "तेलंगाना",
  Tripura: "त्रिपुरा",
  "Uttar Pradesh": "उत्तर प्रदेश",
  Uttarakhand: "उत्तराखंड",
  "West Bengal": "पश्चिम बंगाल",
};

/**
 * Returns the name of a state by its name in English; an unknown name stays as it is. The region of
 * a PIN code may be "one state or another", or the Army Post Office.
 */
export function stateWords(state: string): string {
  return state
    .split(/ or /)
    .map((name) => nameIn(STATES, name))
    .join(" या ");
}

function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  // Every object inherits names such as `constructor`, and an address abroad may have any state.
  return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
}
