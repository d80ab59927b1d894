// The contact page

export const contactDescription =
  "दुकान को लिखें, कॉल करें या मिलने आएँ: पता, समय, और हाल में दूसरों ने क्या पूछा।";
export const contactLead = (hours: number) =>
  `किसी गहने, ऑर्डर या भाव के बारे में पूछें। हम ${hours} घंटे के अंदर देखते हैं और ई-मेल से जवाब देते हैं।`;

// The shop's contacts

export const contactDetails = "संपर्क की जानकारी";
export const visitCallOrWrite = "मिलें, कॉल करें या लिखें";
export const address = "पता";
export const telephone = "फ़ोन";
export const email = "ई-मेल";
export const hours = "समय";
export const shopHours = (hours: string) => `दुकान: ${hours}`;
export const supportHours = (hours: string) => `सहायता: ${hours}`;
export const aboutAnOrder = <Part>(openATicket: Part) => [
  "ऑर्डर, बिल या किसी खराबी की बात है? ",
  openATicket,
  " और आखिर तक उसका हाल देखें।",
];
export const openASupportTicket = "सहायता टिकट खोलें";

// The contact form

export const sendUsAMessage = "हमें संदेश भेजें";
export const toSendAMessage = "हमारा फ़ोन नंबर और ई-मेल पता इसी पेज पर है। यहाँ से संदेश भेजने";
export const fullName = "पूरा नाम";
export const phone = "फ़ोन नंबर";
export const message = "संदेश";
export const messageHint =
  "हम इसे आपके पहले नाम और उपनाम के पहले अक्षर के साथ नीचे दिखा सकते हैं। आपका ई-मेल पता और फ़ोन नंबर हम कभी नहीं दिखाते।";
export const leaveThisEmpty = "इसे खाली छोड़ें";
export const messageSent = "आपका संदेश मिल गया है! हम जल्दी ही जवाब देंगे।";
export const messageNotSent = "संदेश नहीं जा पाया। कृपया ज़रूरी जगहें जाँचकर फिर कोशिश करें।";
export const sending = "भेज रहे हैं...";
export const sendMessage = "संदेश भेजें";

// The recent questions of other visitors

export const recentQueries = "हाल में पूछे गए सवाल";
export const recentQueriesFailed = "हाल के सवाल नहीं खुल पाए।";
export const tryAgain = "फिर कोशिश करें";
export const noQuestionsYet = "अभी कोई सवाल नहीं है";
export const noQuestionsYetText = "जो सवाल हम दूसरों को दिखा सकते हैं, वे यहाँ दिखेंगे।";
export const loadingRecentQueries = "हाल के सवाल खुल रहे हैं";

// The support page

export const supportDescription = (hours: number) =>
  `ऑर्डर, बिल या हमारे पेजों की किसी खराबी के लिए सहायता टिकट खोलें: हर टिकट का एक नंबर होता है, और हम ${hours} घंटे के अंदर उसे देखते हैं।`;
export const supportLead =
  "बताइए कि क्या गड़बड़ है या आपको क्या चाहिए। हर टिकट का एक नंबर होता है और हम उसे निपटाकर ही छोड़ते हैं।";
export const ticketConfirmed = "इसकी पुष्टि आपके ई-मेल पर आ रही है।";
export const ticketConfirmedLater = "इसे पढ़ लेने के बाद हम ई-मेल से पुष्टि करेंगे।";
export const whatHappensNext = "आगे क्या होगा";
export const confirmationComes = (minutes: number) =>
  `${minutes} मिनट के अंदर ई-मेल से पुष्टि आती है, जिसमें टिकट का नंबर होता है।`;
export const weLookAtIt = (hours: number) => `हम ${hours} घंटे के अंदर उसे देखते हैं और ई-मेल से जवाब देते हैं।`;
export const youReply = "आप जवाब दे सकते हैं, और बात न बनी हो तो टिकट दोबारा खोल सकते हैं।";
export const supportHoursAre = <Part>(hours: string, callUs: Part) => [
  `सहायता का समय: ${hours}। जल्दी है? `,
  callUs,
  "।",
];
export const callUs = "हमें कॉल करें";
export const yourTickets = "आपके टिकट";
