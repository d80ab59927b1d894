import type { SupportType } from "@suvarna/contract/support/constants";
import type { TicketState } from "@suvarna/domain/ticket";

/** The topics of a ticket, in the words of the form. */
export const TYPE_WORDS: Readonly<Record<SupportType, string>> = {
  technical: "तकनीकी",
  billing: "बिल और भुगतान",
  general: "सामान्य",
  bug: "वेबसाइट की खराबी",
  feature: "नई सुविधा का सुझाव",
};

/** The states of a ticket, in words for the shopper. */
export const STATE_WORDS: Readonly<Record<TicketState, string>> = {
  open: "खुला है",
  waiting: "आपके जवाब का इंतज़ार",
  resolved: "निपट गया",
  closed: "बंद",
};

// The form that opens a ticket

export const toOpenATicket = "आप हमें ई-मेल से भी लिख सकते हैं। यहाँ टिकट खोलने";
export const validationError = "कुछ जानकारी सही नहीं है";
export const ticketFailed = "टिकट नहीं जा पाया। कृपया फिर कोशिश करें।";
/** Says that a ticket is sent. The API's own message is in English. */
export const ticketSent = (_message: string, id: string) => `टिकट मिल गया है। टिकट का नंबर: ${id}`;
export const supportType = "किस तरह की सहायता";
export const chooseWhatItIsAbout = "चुनें कि बात किस बारे में है";
export const subject = "विषय";
export const description = "पूरी बात";
export const descriptionHint = "आपने क्या किया, और क्या हुआ? ऑर्डर की बात हो तो उसका नंबर भी लिखें।";
export const contactEmail = "संपर्क के लिए ई-मेल";
export const submitting = "भेज रहे हैं...";
export const submitTicket = "टिकट भेजें";

// The picture of a message

export const screenshot = "स्क्रीनशॉट";
export const screenshotHint = "JPEG, PNG या WebP, ज़्यादा से ज़्यादा 5 MB।";
export const screenshotNamed = (name: string) => `स्क्रीनशॉट ${name}`;
export const pictureTooLarge = "ज़्यादा से ज़्यादा 5 MB की तस्वीर चुनें।";
export const noPicture = "JPEG, PNG या WebP तस्वीर चुनें।";

// The list of tickets

export const supportTickets = "सहायता टिकट";
export const yourTickets = "आपके टिकट";
export const toSeeYourTickets = "अपने टिकट देखने";
export const whereAnOrderIs = "ऑर्डर कहाँ तक पहुँचा";
export const howBothWork = "दोनों कैसे होते हैं";
export const noTicketsYet = "अभी कोई टिकट नहीं है";
export const noTicketsYetText = "लॉग इन रहते हुए आप हमें जो लिखते हैं, वह हमारे जवाबों के साथ यहाँ रहता है।";
export const openATicket = "टिकट खोलें";

// A ticket

export const supportTicket = "सहायता टिकट";
export const ticket = "टिकट";
export const toSeeYourTicket = "अपना टिकट देखने";
export const ticketNotFound = "टिकट नहीं मिला";
export const seeYourTickets = "अपने टिकट देखें";
export const mayBelongToAnother = "हो सकता है कि यह किसी और अकाउंट का हो।";
export const goToTheNewest = "सबसे नए संदेश पर जाएँ";
export const messages = "संदेश";
export const you = "आप";

export const aboutThisTicket = "इस टिकट के बारे में";
export const about = "विषय";
export const opened = "कब खोला";
export const weAnswerBy = "हमारा जवाब कब तक";
export const inAHurry = "जल्दी है?";
export const allYourTickets = "आपके सभी टिकट";

// The end of a ticket

export const ticketIsClosed = <Part>(openANewOne: Part) => [
  "यह टिकट बंद हो चुका है। कुछ और कहना हो तो ",
  openANewOne,
  " और उसमें इसका नंबर लिखें।",
];
export const openANewOne = "नया टिकट खोलें";
export const takenForSettled = "हमारे हिसाब से यह बात निपट गई है। अगर नहीं निपटी, तो टिकट दोबारा खोलें।";
export const opening = "खुल रहा है...";
export const reopen = "दोबारा खोलें";

// The form for a reply

export const yourReply = "आपका जवाब";
export const replyMissing = "अपना जवाब लिखें";
export const sending = "भेज रहे हैं...";
export const sendReply = "जवाब भेजें";
