export const title = "1995 से हाथ से बने गहने";
export const description =
  "सोने, हीरे और चाँदी के गहने, शादी के और पारंपरिक गहने: सोने-चाँदी के आज के ताज़ा भाव पर, वज़न के हिसाब से।";
/** The description of the shop for search engines. */
export const openHours = (tagline: string, hours: string) => `${tagline}। दुकान का समय: ${hours}।`;

// The slides

export const headline = "अनोखे और असली डिज़ाइनर गहने";
export const exploreCollection = "कलेक्शन देखें";
export const bridalSlideAlt =
  "दुल्हन का सेट: माणिक और पन्ने वाला पोल्की हार, माँग टीका, झुमके और कंगन, हाथीदाँत रंग पर";
export const bridalSlideText = "पोल्की, कुंदन और टेंपल गहने, हमारी अपनी वर्कशॉप से, आज के भाव पर।";
export const ringsSlideAlt =
  "हल्के रंग के पत्थर पर तीन अंगूठियाँ: रोज़ गोल्ड हेलो, पन्ने वाली हेलो और व्हाइट गोल्ड सॉलिटेयर";
export const ringsSlideTitle = "एक रत्न, भरपूर चमक";
export const ringsSlideText = "18K सोने में सॉलिटेयर और हेलो अंगूठियाँ।";

// The promises

export const ourPromise = "हमारा वादा";
export const freeDelivery = "मुफ़्त डिलीवरी, ट्रैकिंग के साथ";
export const quickReturns = "झटपट वापसी और अदला-बदली";
export const customerService = "24 घंटे, सातों दिन ग्राहक सेवा";

// The everyday pieces

export const everydayElegance = "हर दिन की खूबसूरती";
export const viewAll = "सभी देखें";
export const piecesNotLoaded = "गहने अभी नहीं दिख पा रहे। कृपया थोड़ी देर में फिर देखें।";
export const everydayPieces = "रोज़ पहनने के गहने";

// The featured pieces

export const featureTitle = "चुनिंदा गहने";
export const featuredPieces = "हमारे चुने हुए गहने";
export const mandapAlt = "मैरून रंग पर दुल्हन का हार और माँग टीका";
export const mandapTitle = "मंडप के लिए बने";
export const mandapText = "पोल्की, कुंदन और मोती के गहने, हमारी अपनी वर्कशॉप से। बड़े गहने ऑर्डर पर बनते हैं।";
export const shopBridal = "शादी के गहने देखें";

// The banner of the collections

export const premiumAlt = "मैरून रंग पर दो लड़ियों का मोती हार, पन्ने का लटकन, मोती के टॉप्स और सोने के कंगन";
export const premiumTitle = <Part>(lineBreak: Part) => [
  "हमारी प्रीमियम रेंज ",
  lineBreak,
  "और अनोखा कलेक्शन",
];
export const premiumText =
  "पोल्की, मोती और टेंपल गहने, हमारी अपनी वर्कशॉप से। हर गहने की कीमत का पूरा हिसाब आपके सामने।";
export const discoverCollection = "कलेक्शन देखें";

// The tiles with offers; each offer is two lines

export const offers = "ऑफ़र";
export const newArrival = "नए गहने";
export const newArrivalOffer = "10% छूट";
export const upTo = "छूट";
export const upToOffer = "30% तक";
export const shopBracelets = "ब्रेसलेट देखें";
export const shopEarrings = "बालियाँ देखें";
export const shopLockets = "लॉकेट देखें";

// The best sellers

export const bestSellingTitle = "सबसे ज़्यादा बिकने वाले गहने";
export const bestSellingNotLoaded =
  "सबसे ज़्यादा बिकने वाले गहने अभी नहीं दिख पा रहे। कृपया थोड़ी देर में फिर देखें।";
export const bestSellingPieces = "सबसे ज़्यादा बिकने वाले गहने";

// The samples that stand in for pieces

export const necklace = "हार";
export const diamondRing = "हीरे की अंगूठी";
export const pearlEarrings = "मोती की बालियाँ";
export const goldBangle = "सोने का कंगन";
export const silverPendant = "चाँदी का पेंडेंट";
export const gemstoneRing = "रत्न की अंगूठी";
export const goldNecklace = "सोने का हार";
export const pearlSet = "मोतियों का सेट";

// The categories

export const shopByCategory = "श्रेणी से चुनें";
export const ourEverydayPieces = "रोज़ पहनने के हमारे गहने";
export const chooseCategory = "श्रेणी चुनें";
export const category = "श्रेणी";

// The articles

export const fromOurBlogs = "हमारे ब्लॉग से";
export const allArticles = "सभी लेख";

// The testimonials

export const ourCustomers = "हमारे ग्राहक";
export const loadingTestimonials = "ग्राहकों की राय आ रही है...";
export const previousTestimonial = "पिछली राय";
export const nextTestimonial = "अगली राय";
export const chooseTestimonial = "ग्राहक की राय चुनें";
export const testimonial = "राय";
export const fiveStars = "पाँच स्टार";

// The photos

export const followUs = "Instagram पर हमें फ़ॉलो करें";
export const opensInNewTab = " (नए टैब में खुलेगा)";
export const photos = "तस्वीरें";
/** The accessible name of a photo's link. */
export const photo = (caption: string, likes: number, comments: number) =>
  `${caption} ${likes} लाइक, ${comments} कमेंट। Instagram नए टैब में खुलेगा।`;

// The contacts

export const workingHours = "दुकान का समय";
export const callTheShop = "दुकान पर कॉल करें";
export const newsletter = "न्यूज़लेटर";
