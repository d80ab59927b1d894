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

// A page that the shop does not have

export const noSuchKind = "दुकान में इस तरह के गहने नहीं हैं। शायद पते में कोई अक्षर गलत है।";
export const returnToProducts = "सभी गहने देखें";
