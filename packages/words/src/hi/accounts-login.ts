// The frame of the pages around a login

export const backToHome = "मुख्य पेज पर वापस";
export const backToLogin = "लॉग इन पर वापस";

// The login

export const logInTitle = "लॉग इन करें";
export const welcomeBack = "फिर से स्वागत है";
export const toSeeYourOrders = "अपने ऑर्डर और पसंदीदा गहने देखने के लिए लॉग इन करें।";
export const recoverPassword = "पासवर्ड भूल गए?";
export const logIn = "लॉग इन करें";
export const loggingIn = "लॉग इन हो रहा है...";
export const register = "नया अकाउंट बनाएँ";
export const loginSuccessful = "लॉग इन हो गया!";
export const loginError = "कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।";
export const registerFirst = "अकाउंट नहीं है तो पहले बना लें";

export const loginFirst = "पहले लॉग इन करें!";
/** What happens with the piece that a visitor wanted to buy. */
export const goesIntoYourCart = (piece: string, size: string | null) =>
  size === null
    ? `लॉग इन होते ही यह गहना आपके बैग में आ जाएगा: ${piece}`
    : `लॉग इन होते ही यह गहना आपके बैग में आ जाएगा: ${piece} (साइज़ ${size})`;

// Other ways to log in

export const or = "या";
export const signInByPhone = "फ़ोन से लॉग इन करें";
export const phone = "फ़ोन";
export const signInWithGoogle = "Google से लॉग इन करें";
export const signInWithPasskey = "पासकी से लॉग इन करें";
export const passkey = "पासकी";
export const forgotPassword = "पासवर्ड भूल गए";
export const support = "सहायता";

export const googleCanceled = "Google से लॉग इन रोक दिया गया।";
export const googleBlocked =
  "Google से लॉग इन नहीं हो पाया। कृपया ब्राउज़र में इस वेबसाइट को नई विंडो (पॉपअप) खोलने दें।";
export const googleNetwork = "Google से लॉग इन नहीं हो पाया। कृपया अपना इंटरनेट जाँचें।";
export const googleFailed = "Google से लॉग इन नहीं हो पाया। कृपया थोड़ी देर में फिर कोशिश करें।";

// The login by a code to the phone

export const logInByPhone = "फ़ोन से लॉग इन करें";
export const weSendACode = "हम आपके मोबाइल नंबर पर 6 अंकों का कोड भेजेंगे।";
export const weSentACode = <Part>(phone: Part) => ["हमने 6 अंकों का कोड ", phone, " पर भेजा है। "];
export const change = "बदलें";
export const sendOtp = "OTP भेजें";
export const sending = "भेज रहे हैं...";
export const otpSent = "OTP आपके फ़ोन पर भेज दिया है";
export const verifyOtp = "OTP जाँचें";
export const verifying = "जाँच रहे हैं...";
export const otpVerified = "OTP सही है!";
export const sendAgainIn = <Part>(time: Part) => ["दोबारा भेज सकते हैं: ", time];
export const sendAgain = "दोबारा भेजें";
export const useEmail = "ई-मेल से लॉग इन करें";

export const enterPhoneFirst = "पहले फ़ोन नंबर लिखें";
export const otpNotSent = "OTP नहीं भेजा जा सका";
export const otpSendingFailed = "OTP भेजने में कुछ गड़बड़ हो गई";
export const otpInvalid = "OTP सही नहीं है";
export const otpVerifyingFailed = "OTP जाँचने में कुछ गड़बड़ हो गई";

// The second step of a login

export const oneMoreStep = "बस एक कदम और, ताकि आपके नाम से कोई दूसरा लॉग इन न कर सके।";
export const startAgain = "फिर से शुरू करें";

// The sign-up

export const createAnAccount = "अकाउंट बनाएँ";
export const createAnAccountHeading = "अपना अकाउंट बनाएँ";
export const toCreateAnAccount = "अकाउंट बनाने";
export const haveOneAlready = "पहले से अकाउंट है?";
export const createAccount = "अकाउंट बनाएँ";
export const creating = "अकाउंट बन रहा है...";
export const signupSuccessful = "आपका अकाउंट बन गया!";
export const signupError = "फ़ॉर्म नहीं भेजा जा सका";
export const signupFailed = "अकाउंट नहीं बन पाया।";
export const restAfterGoogle =
  "कृपया पहले अकाउंट पूरा बना लें। आपका नाम और ई-मेल हमें Google से मिल गया है; बाकी जानकारी भर दें।";
export const restAfterPhone =
  "आपका नंबर पक्का हो गया है। कृपया बाकी जानकारी भर दें। अगर आपका अकाउंट पहले से है तो ई-मेल से लॉग इन करें और प्रोफ़ाइल में यह नंबर पक्का कर लें: उसके बाद इस पर आए कोड से भी लॉग इन कर सकेंगे।";

export const weakPassword = "कमज़ोर: इसे लंबा करें, या अक्षर, अंक और चिह्न मिलाएँ";
export const fairPassword = "ठीक है: कुछ अक्षर और जोड़ें तो मज़बूत होगा";
export const strongPassword = "मज़बूत";
