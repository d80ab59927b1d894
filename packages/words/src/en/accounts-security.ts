// The section about logging in

export const loggingIn = "Logging in";
export const waysIn = "The ways into this account.";
export const noPassword =
  "You log in without a password. With “Recover Password” at the login you can choose one.";
export const passwordIsSet = "Set. A change logs you out everywhere else.";
export const change = "Change";
export const changeWhat = " your password";
export const changePassword = "Change password";
export const changing = "Changing...";
export const passwordIsChanged = "Your password is changed.";

export const secondStep = "Second step";
export const secondStepText =
  "With it your password alone opens nothing: a code of an app, or a passkey, has to come too.";
export const setUp = "Set up";
export const setUpWhat = " the second step of the login";

// The devices on which the user is logged in

export const yourDevices = "Devices on which you are logged in";
export const thisDevice = "This device";
export const anotherDevice = "Another device";
/** A device by its browser and its system, such as "Chrome on Android". */
export const deviceName = (browser: string | null, system: string | null) =>
  browser && system ? `${browser} on ${system}` : browser || system || "Unknown device";
/** @param network the network of the last use, such as `103.21.58.x`; null when it is unknown */
export const loggedInOn = (since: string, lastUsed: string, network: string | null) =>
  `Logged in on ${since}, last used ${lastUsed}${network ? ` from the network ${network}` : ""}`;
export const logOut = "Log out";
export const logOutEverywhere = "Log out everywhere";
export const loggingOut = "Logging out...";
export const loggedOutThere = "Logged out there.";
export const loggedOutEverywhere = "Logged out everywhere.";

// The second factors of the account

export const authenticatorApp = "Authenticator app";
export const passkey = "Passkey";
export const staffNeedASecondStep =
  "Staff need a second step. Please add one: until then this login can do nothing else.";
export const addedOn = (day: string) => `Added on ${day}`;
export const addedOnAndUsed = (day: string, lastUsed: string) =>
  `Added on ${day}, last used on ${lastUsed}`;
export const rename = "Rename";
export const remove = "Remove";
export const removed = "Removed.";
export const askedAtNextLogin = "It is asked for at your next login.";
export const recoveryCodesLeft = (count: number) => `${count} of your recovery codes are left.`;
export const makeNewOnes = "Make new ones";
export const addAnAuthenticatorApp = "Add an authenticator app";
export const addAPasskey = "Add a passkey";
export const save = "Save";

export const nameInTheList = "By which you will know it in this list.";
export const nameOfThisDevice = "This device";
export const passkeyText =
  "Your device asks for your finger, your face or its PIN, and keeps the key. It works for this shop alone, so no false page can ask for it.";
export const makeAPasskey = "Make a passkey";
export const waitingForYourDevice = "Waiting for your device...";

export const nameOfThePhone = "Phone";
export const qrCode = "QR code for your authenticator app";
export const scanThis =
  "Scan this with an authenticator app, such as Google Authenticator or Aegis. If you can't scan, type this secret into the app:";
export const sixDigitsNow = "The six digits that the app shows now.";
export const addIt = "Add it";
export const adding = "Adding...";

export const yourRecoveryCodes = "Your recovery codes";
export const keepTheCodes =
  "Keep them where you keep your papers. If you lose your phone, each lets you in once. We can't show them again.";
export const copy = "Copy";
export const copied = "Copied.";
export const copyYourself = "Please select the codes and copy them.";
export const keptThem = "I have kept them";

// The proof of who the user is

export const isItYou = "Is it you?";
export const proveOnceMore = "Please prove it once more. It then counts for five minutes.";
export const goOn = "Go on";
export const notProved = "Nothing was changed, because it was not proved.";
export const codeIsSent = "We sent a code to your mobile number.";

export const useYourPasskey = "Use your passkey";
export const waitingForYourPasskey = "Waiting for your passkey...";
export const useACode = "Use a code of your app";
export const useARecoveryCode = "Use a recovery code";
export const useYourPassword = "Use your password";
export const sixDigitsOfYourApp = (shop: string) =>
  `The six digits that your authenticator app shows for ${shop}.`;
export const recoveryCode = "Recovery code";
export const oneOfTheTen = "One of the ten that you wrote down. Each works once.";
export const checking = "Checking...";
