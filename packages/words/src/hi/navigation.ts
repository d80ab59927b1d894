export const home = "मुख्य पेज";
export const shop = "गहने";
export const collections = "कलेक्शन";
export const about = "हमारे बारे में";
export const blog = "ब्लॉग";
export const contact = "संपर्क";
export const support = "सहायता";

export const profile = "प्रोफ़ाइल";
export const favorites = "पसंदीदा";
export const orderHistory = "पिछले ऑर्डर";
/** The back link of the payment page. Beside the logo a phone has room for one short word. */
export const orders = "ऑर्डर";
export const cart = "बैग";
export const signUp = "अकाउंट बनाएँ";
export const logIn = "लॉग इन";
export const logOut = "लॉग आउट";

export const termsAndConditions = "नियम और शर्तें";
export const privacyPolicy = "निजता नीति";
export const shippingPolicy = "डिलीवरी नीति";
export const returnPolicy = "वापसी नीति";
export const terms = "शर्तें";
export const privacy = "निजता";
export const company = "कंपनी और शिकायत अधिकारी";
export const shippingAndReturn = "डिलीवरी और वापसी";
export const shipping = "डिलीवरी";
export const returnsAndRepair = "वापसी और मरम्मत";

export const rings = "अंगूठियाँ";
export const earrings = "बालियाँ";
export const necklaces = "हार";
export const bangles = "कंगन";
export const mangalsutra = "मंगलसूत्र";
export const allJewellery = "सभी गहने";

export const goldRateToday = "आज का सोने का भाव";
export const valueOfYourGold = "आपके सोने की कीमत";
export const sizeGuide = "साइज़ गाइड";
export const priceAlerts = "कीमत अलर्ट";
