// The fields of the account's forms

export const name = "नाम";
export const email = "ई-मेल";
export const phone = "फ़ोन";
export const mobileNumber = "मोबाइल नंबर";
export const location = "शहर या इलाका";
export const password = "पासवर्ड";
export const presentPassword = "मौजूदा पासवर्ड";
export const newPassword = "नया पासवर्ड";
export const confirmPassword = "पासवर्ड दोबारा लिखें";
export const otp = "OTP लिखें";
export const code = "कोड";

export const atLeastCharacters = (least: number) => `कम से कम ${least} अक्षर`;

export const saving = "सेव हो रहा है...";
export const cancel = "रहने दें";

// An address

export const address = "पता";
export const city = "शहर";
export const country = "देश";
export const kindOfAddress = "किस जगह का पता";
export const chooseState = "चुनें";

const KINDS: Readonly<Record<string, string>> = {
  Home: "घर",
  Office: "दफ़्तर",
  Other: "दूसरी जगह",
};

/** The name of a kind of address that the form offers; other kinds stay as they are. */
export const addressKind = (kind: string) => KINDS[kind] ?? kind;
