// The heart on a piece

export const removeFromFavorites = (name: string) => `${name}: पसंदीदा से हटाएँ`;
export const addToFavorites = (name: string) => `${name}: पसंदीदा में जोड़ें`;
export const changeFailed = "पसंदीदा सूची नहीं बदल पाई। कृपया फिर कोशिश करें।";

// The page

export const myWishlist = "मेरी पसंदीदा सूची";
/** The number of pieces after the title. */
export const count = (count: number) => ` (कुल ${count})`;
export const pricesFollow = "कीमतें आज के भाव के साथ चलती हैं";
/** What a login is for. */
export const toViewWishlist = "अपनी पसंदीदा सूची देखने";
export const invitation = <Part>(logIn: Part) => [
  "अपनी पसंदीदा सूची देखने के लिए लॉग इन करें। बिना अकाउंट के चुने गहने सिर्फ़ इसी ब्राउज़र में रहते हैं; उन्हें हर जगह देखने के लिए ",
  logIn,
  "।",
];
export const logIn = "लॉग इन करें";
export const loadFailed = (why: string) => `पसंदीदा सूची नहीं खुल पाई: ${why}`;
export const someNotLoaded = "आपके कुछ गहने नहीं दिख पा रहे।";

// A wishlist without pieces

export const emptyTitle = "आपकी पसंदीदा सूची खाली है";
export const emptyText =
  "गहने पर बना दिल दबाएँ, और गहना यहाँ आ जाएगा। उसकी कीमत रोज़ के भाव के साथ चलती है, इसलिए जब भी लौटेंगे, ताज़ा कीमत दिखेगी।";
export const startShopping = "गहने देखना शुरू करें";

// A piece of the wishlist

export const quantity = (quantity: number) => `संख्या ${quantity}`;
export const remove = (name: string) => `${name} हटाएँ`;
export const removed = "पसंदीदा सूची से हटा दिया";
export const undo = "वापस लाएँ";
export const moveToBag = "बैग में डालें";
export const moving = "बैग में डाल रहे हैं...";
export const movingPiece = (name: string) => `${name}: बैग में डाल रहे हैं...`;
export const addedToCart = "बैग में डाल दिया";
export const chooseSize = "साइज़ चुनें";
export const notNow = "अभी नहीं";
