// The fields of the account's forms

export const name = "Name";
export const email = "E-mail";
export const phone = "Phone";
export const mobileNumber = "Mobile number";
export const location = "Location";
export const password = "Password";
export const presentPassword = "Present password";
export const newPassword = "New password";
export const confirmPassword = "Confirm password";
export const otp = "OTP";
export const code = "Code";

export const atLeastCharacters = (least: number) => `At least ${least} characters`;

export const saving = "Saving...";
export const cancel = "Cancel";

// An address

export const address = "Address";
export const city = "City";
export const country = "Country";
export const kindOfAddress = "Kind";
export const chooseState = "Choose";

/** The name of a kind of address that the form offers; other kinds stay as they are. */
export const addressKind = (kind: string) => kind;
