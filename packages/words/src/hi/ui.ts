export const skipToContent = "सीधे मुख्य हिस्से पर जाएँ";
export const breadcrumb = "आप यहाँ हैं";
export const chooseSlide = "स्लाइड चुनें";
export const goTo = (of: string, number: number) => `${of} ${number} पर जाएँ`;
export const slide = "स्लाइड";
export const slideshow = "स्लाइड शो";
export const close = "बंद करें";
/** The list of short messages, for screen readers. */
export const notifications = "सूचनाएँ";
export const dismiss = "हटाएँ";
export const previousPicture = "पिछली तस्वीर";
export const nextPicture = "अगली तस्वीर";
export const pages = "पेज";
export const pageNumber = (number: number) => `पेज ${number}`;
export const previousPage = "पिछला पेज";
export const nextPage = "अगला पेज";
export const previous = (of: string) => `${of}: पीछे`;
export const next = (of: string) => `${of}: आगे`;
export const show = (label: string) => `${label}: दिखाएँ`;
export const hide = (label: string) => `${label}: छिपाएँ`;
export const share = (title: string) => `${title} शेयर करें`;
export const playTheSlides = "स्लाइड चलाएँ";
export const pauseTheSlides = "स्लाइड रोकें";
export const optional = " (चाहें तो)";
export const oneLess = "एक कम करें";
export const oneMore = "एक और जोड़ें";
export const zoomIn = "पास से देखें";
export const zoomOut = "दूर से देखें";
/** The roles of the lightbox's row of pictures and of one picture. */
export const carousel = "तस्वीरों की कतार";
export const pictureRole = "तस्वीर";
export const pictureOf = (number: number | string, all: number | string) => `${all} में से ${number}`;
export const needsJavaScript = (to: string) => `${to} के लिए ब्राउज़र में JavaScript चालू करें।`;
export const opensInNewTab = (network: string) =>
  `${network === "WhatsApp" ? "WhatsApp ग्रुप" : network} (नए टैब में खुलेगा)`;
export const sharingNotSupported = "आपके ब्राउज़र में शेयर करने की सुविधा नहीं है। लिंक खुद कॉपी कर लें।";
export const passkeyNotUsed = "पासकी से पहचान नहीं हो पाई। कृपया फिर कोशिश करें।";
export const passkeyNotMade = "पासकी नहीं बन पाई। कृपया फिर कोशिश करें।";

// A field for a file

export const chooseFile = "फ़ाइल चुनें";
export const chooseFiles = "फ़ाइलें चुनें";
