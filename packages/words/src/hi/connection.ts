import { plural } from "./plural.ts";

export const connectionTest = "कनेक्शन की जाँच";
export const connectionTestLead =
  "यह पेज आपके ब्राउज़र से दुकान के सर्वर को संदेश भेजता है और देखता है कि जवाब कितनी देर में आया।";
export const tests = "जाँच";
export const testFailed = "सर्वर से संपर्क नहीं हो पाया।";
export const testing = "जाँच हो रही है...";
export const testAgain = "फिर से जाँचें";
export const connected = "जुड़ गया";
export const failed = "नहीं जुड़ा";
export const serverRoot = "सर्वर का मुख्य पता";
export const goldProducts = "सोने के गहने";
/** What the server's main address answers; the answer's own text is English. */
export const answerOfServer = (_message: string) => "दुकान खुली है";
/** The number of gold pieces that the test found. */
export const piecesFound = (count: number) => `${count} ${plural(count, "गहना", "गहने")}`;

export const availablePaths = "मिलने वाले पते";
export const forEverybody = "सबके लिए";
export const needsALogin = "लॉग इन ज़रूरी है";
export const needsALoginBelow = "इसके नीचे के पतों के लिए लॉग इन ज़रूरी है";
export const pathsNote = (base: string) =>
  `ध्यान दें: कुछ पतों के लिए लॉग इन ज़रूरी है। सभी पते ${base} के नीचे हैं।`;
