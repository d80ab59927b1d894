import type { SupportType } from "@suvarna/contract/support/constants";
import { REVIEW_HOURS } from "@suvarna/domain/policies";

// The letters about tickets

export { longMoment } from "./indian-time.ts";

/** What a ticket is about. */
export const TOPICS: Readonly<Record<SupportType, string>> = {
  technical: "तकनीकी सवाल",
  billing: "बिल और भुगतान",
  general: "सामान्य सवाल",
  bug: "वेबसाइट की खराबी",
  feature: "नई सुविधा का सुझाव",
};
export const seeTheTicket = "टिकट देखें";
export const because = "यह ई-मेल आपको इसलिए मिला क्योंकि किसी ने हमें लिखा और आपका ई-मेल पता दिया।";

export const received = {
  subject: (number: string) => `आपका संदेश मिल गया: ${number}`,
  preview: `हम ${REVIEW_HOURS} घंटे के अंदर इसे देखेंगे।`,
  heading: "आपका संदेश मिल गया",
  words: `हमें लिखने के लिए धन्यवाद। हम ${REVIEW_HOURS} घंटे के अंदर इसे देखेंगे और इसी पते पर जवाब देंगे।`,
  ticket: "टिकट",
  about: "विषय",
  at: "कब मिला",
  after:
    "टिकट देखने के लिए इसी ई-मेल पते वाले अकाउंट में लॉग इन करें। अगर आपने हमें नहीं लिखा, तो किसी ने पता लिखने में गलती की है; तब कुछ न करें।",
};

export const answered = {
  subject: (number: string) => `आपके टिकट ${number} का जवाब`,
  heading: "हमारा जवाब",
  seeAndReply: "देखें और जवाब दें",
  resolved: (number: string) =>
    `हमारी तरफ़ से टिकट ${number} निपट गया है। अगर बात पूरी नहीं हुई, तो टिकट के पेज पर उसे फिर खोलें।`,
  goesOn: (number: string) =>
    `जवाब देने के लिए लॉग इन करके टिकट ${number} खोलें, या हमें फिर से लिखें और यह नंबर बताएँ।`,
};
