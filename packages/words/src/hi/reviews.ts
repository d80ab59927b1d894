export const starsOf = (stars: number, most: number) => `${most} में से ${stars} स्टार`;
export const remove = "हटाएँ";

// The reviews of a piece

export const whatBuyersSay = "खरीदारों की राय";
export const reviewsBy = (count: number) => `कुल ${count} राय, उन खरीदारों की जिन्हें ऑर्डर मिल चुका है।`;
/** The text alternative of a review's pictures. */
export const pieceBy = (piece: string, name: string) => `${piece}, ${name} की तस्वीर`;
export const pictureOf = (what: string, number: number, all: number) =>
  `${what}, ${all} में से ${number}`;

// A buyer's own reviews

export const yourReviews = "आपकी राय";
export const howShown = "हम आपकी राय पढ़कर दुकान में दिखाते हैं, आपके पहले नाम और एक अक्षर के साथ।";
export const change = "बदलें";
export const write = "अपनी राय लिखें";
export const changeReviewOf = (name: string) => `${name}: अपनी राय बदलें`;
export const writeReviewOf = (name: string) => `${name}: अपनी राय लिखें`;
export const notShownBecause = (reason: string) => `हम इसे नहीं दिखा रहे: ${reason}`;
export const inTheShop = "दुकान में दिख रही है";
export const beingRead = "हम पढ़ रहे हैं";
export const notShown = "नहीं दिख रही";

// The form

export const starsFor = (name: string) => `${name}: आपके स्टार`;
export const stars = (stars: number) => `${stars} स्टार`;
export const chooseStars = (most: number) => `1 से ${most} तक स्टार चुनें`;
export const yourWords = "आपकी राय";
export const pictures = "तस्वीरें";
export const picturesHint = (most: number) => `ज़्यादा से ज़्यादा ${most}: JPEG, PNG या WebP`;
export const chosenPicture = (number: number) => `आपकी तस्वीर ${number}`;
export const removePicture = (number: number) => `तस्वीर ${number} हटाएँ`;
export const send = "राय भेजें";
export const notNow = "अभी नहीं";
export const deleteIt = "राय हटाएँ";
export const sending = "भेज रहे हैं...";
export const sendingPicture = "तस्वीर भेज रहे हैं...";
export const deleting = "हटा रहे हैं...";
export const failed = "यह नहीं हो पाया। कृपया फिर कोशिश करें।";
