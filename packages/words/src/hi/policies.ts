// The frame of every policy

export const inForceSince = <Part>(day: Part) => [day, " से लागू"];
export const demonstrationNote = (legalName: string) =>
  `यह एक डेमो दुकान है: ${legalName} काल्पनिक है, और यहाँ न कुछ बिकता है, न डिलीवर होता है। यह लेख दिखाता है कि इस सॉफ़्टवेयर पर चलने वाली दुकान क्या लिखेगी।`;
export const onThisPage = "इस पेज पर";
export const otherPolicies = "दूसरी नीतियाँ";
export const readAlso = "यह भी पढ़ें";

// The seller and the grievance officer

export const seller = "विक्रेता";
export const registeredOffice = "पंजीकृत कार्यालय और दुकान";
export const hallmarkLicence = "हॉलमार्क लाइसेंस (BIS)";
export const telephone = "फ़ोन";
export const email = "ई-मेल";
export const shopHours = "दुकान का समय";
