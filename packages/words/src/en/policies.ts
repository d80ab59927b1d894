// The frame of every policy

export const inForceSince = <Part>(day: Part) => ["In force since ", day];
export const demonstrationNote = (legalName: string) =>
  `This is a demonstration shop: ${legalName} is made up, and nothing here is sold or delivered. The text shows what a shop on this software would say.`;
export const onThisPage = "On this page";
export const otherPolicies = "Other policies";
export const readAlso = "Read also";

// The seller and the grievance officer

export const seller = "Seller";
export const registeredOffice = "Registered office and shop";
export const hallmarkLicence = "Hallmark licence (BIS)";
export const telephone = "Telephone";
export const email = "E-mail";
export const shopHours = "Shop hours";
