import type { Kind } from "@suvarna/domain/jewellery";

// The title and the description of a listing

export const piecesFor = (words: string) => `“${words}” के लिए गहने`;
export const titleOfPage = (title: string, page: number) => `${title}, पेज ${page}`;
export const aboutOne = (title: string) =>
  `${title}: हमारे अपने कारीगरों के बनाए गहने, हर गहने के वज़न और गढ़ाई शुल्क के साथ`;
export const aboutAll = "सोने, हीरे और चाँदी के गहने, शादी के और पारंपरिक";
export const pricedByWeight = (about: string, page: number) =>
  page > 1 ? `${about}। कीमत वज़न और आज के भाव से: पेज ${page}।` : `${about}। कीमत वज़न और आज के भाव से।`;

// The sentence below the title

export const designs = (total: number) =>
  total > 0
    ? `${total} डिज़ाइन, हर एक की कीमत उसके वज़न और इसी पल के भाव से।`
    : "हर डिज़ाइन की कीमत उसके वज़न और इसी पल के भाव से।";
export const eachPiece = "हर गहना अपने वज़न, गढ़ाई शुल्क और रत्नों के साथ।";
export const KIND_SENTENCES: Readonly<Record<Kind, string>> = {
  ring: "बैंड, सॉलिटेयर, हेलो और सिग्नेट अंगूठियाँ, आपके साइज़ में और उसी साइज़ के वज़न से।",
  earrings: "झुमके, लटकन, हूप और टॉप्स, हमेशा जोड़ी में बिकते और तुलते हैं।",
  necklace: "हार, चोकर और कॉलर, सोने की एक लड़ी से लेकर दुल्हन के भारी हार तक।",
  bangle: "कड़े और चूड़ियाँ, सादे, जालीदार और जड़ाऊ, आपके हाथ के नाप के।",
  bracelet: "कड़ियाँ, लाइन और चार्म, जो कलाई पर आराम से बैठते हैं।",
  mangalsutra: "सोने में काले मोती, लंबे और छोटे, सुहाग के हर दिन के लिए।",
  pendant: "चेन पर एक ही डिज़ाइन, पत्ती से लेकर बूँद जैसे नीलम तक।",
  chain: "सोने की रस्सी और कड़ी वाली चेन, वज़न के हिसाब से।",
  maangtikka: "माँग में सजने वाला टीका, सेट के साथ या अकेला।",
  nosepin: "नोज़ पिन और नथ, एक रत्न से लेकर दुल्हन की नथ तक।",
  anklet: "पैरों के लिए चाँदी, अपनी रुनझुन के साथ।",
  toering: "चाँदी की बिछिया की जोड़ियाँ, पीछे से खुली।",
  coin: "सोना और चाँदी वज़न से, शुद्धता की मुहर के साथ।",
  other: "ऐसे गहने जो और कहीं नहीं।",
};

// A page that the shop does not have

export const noSuchKind = "दुकान में इस तरह के गहने नहीं हैं। शायद पते में कोई अक्षर गलत है।";
export const returnToProducts = "सभी गहने देखें";
