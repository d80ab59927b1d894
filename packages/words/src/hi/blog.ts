import { formatNumber } from "@suvarna/domain/formats";

// The list of articles

export const blogLead = "गहने कैसे बनते हैं, उन पर हॉलमार्क कैसे लगता है, उन्हें कैसे चुनें और सँभालें।";
export const ringsAlt =
  "हल्के रंग के पत्थर पर तीन अंगूठियाँ: रोज़ गोल्ड हेलो, पन्ने वाली हेलो और व्हाइट गोल्ड सॉलिटेयर";
export const articlesByTag = "विषय के हिसाब से लेख";
export const allArticles = "सभी लेख";
export const rssFeed = "RSS फ़ीड";
export const feedTitle = (shop: string) => `${shop}: ब्लॉग`;
export const noBlogs = "अभी कोई लेख नहीं है";
export const exploreCollection = "कलेक्शन देखें";
export const blogsFailed = (why: string) => `लेख नहीं खुल पाए। ${why}`;
export const goToHomepage = "मुख्य पेज पर जाएँ";

// The articles of a tag

export const articlesOn = (tag: string) => `“${tag}” विषय पर लेख`;
export const articlesOnTitles = (tag: string, titles: string) =>
  `“${tag}” विषय पर हमारे लेख: ${titles}।`;
export const articlesWithTag = (count: number) => `इस विषय पर ${count} लेख।`;
export const noArticlesWithTag = "इस विषय पर कोई लेख नहीं है";

// An article

export const readMore = "आगे पढ़ें";
export const readingTime = (minutes: number) => `${minutes} मिनट का लेख`;
export const tags = "विषय";
export const blogNotFound = "यह लेख नहीं मिला";
export const byAuthor = (author: string) => `लेखक: ${author}`;
export const published = <Part>(day: Part) => ["प्रकाशित: ", day];
export const lastUpdated = <Part>(day: Part) => ["पिछला बदलाव: ", day];
export const viewsText = (count: number) => `${formatNumber(count)} बार देखा गया`;
export const sharesText = (count: number) => `${formatNumber(count)} बार शेयर हुआ`;
export const backToAllArticles = "सभी लेखों पर वापस";
export const share = "शेयर करें";
export const piecesInThisArticle = "इस लेख के गहने";

// The shop's social profiles

export const followUs = "हमें फ़ॉलो करें";
export const followers = (count: number) => `${formatNumber(count)} फ़ॉलोअर`;
export const shares = (count: number) => `${formatNumber(count)} शेयर`;
export const opensInNewTab = " (नए टैब में खुलेगा)";
