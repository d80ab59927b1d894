import { plural } from "./plural.ts";

export const connectionTest = "Connection test";
export const connectionTestLead = "Asks the shop's server from your browser, and takes the time.";
export const tests = "Tests";
export const testFailed = "Error connecting to backend.";
export const testing = "Testing...";
export const testAgain = "Test again";
export const connected = "Connected";
export const failed = "Failed";
export const serverRoot = "Server root";
export const goldProducts = "Gold products";
/** What the server's main address answers, by the answer's own text. */
export const answerOfServer = (message: string) => message;
/** The number of gold pieces that the test found. */
export const piecesFound = (count: number) => plural(count, "1 piece", `${count} pieces`);

export const availablePaths = "Available paths";
export const forEverybody = "for everybody";
export const needsALogin = "needs a login";
export const needsALoginBelow = "what lies below it needs a login";
export const pathsNote = (base: string) =>
  `Note: some endpoints need authentication. All paths lie below ${base}.`;
