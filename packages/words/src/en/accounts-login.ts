// The frame of the pages around a login

export const backToHome = "Back to home";
export const backToLogin = "Back to login";

// The login

export const logInTitle = "Log in";
export const welcomeBack = "Welcome back";
export const toSeeYourOrders = "Log in to see your orders and favorites.";
export const recoverPassword = "Recover Password";
export const logIn = "Log in";
export const loggingIn = "Logging in...";
export const register = "Register";
export const loginSuccessful = "Login successful!";
export const loginError = "An error occurred. Please try again.";
export const registerFirst = "User Needs to register first";

export const loginFirst = "User needs to Login First!";
/** What happens with the piece that a visitor wanted to buy. */
export const goesIntoYourCart = (piece: string, size: string | null) =>
  size === null
    ? `${piece} goes into your cart as soon as you are in.`
    : `${piece} in size ${size} goes into your cart as soon as you are in.`;

// Other ways to log in

export const or = "or";
export const signInByPhone = "Sign in by phone";
export const phone = "Phone";
export const signInWithGoogle = "Sign in with Google";
export const signInWithPasskey = "Sign in with a passkey";
export const passkey = "Passkey";
export const forgotPassword = "Forgot Password";
export const support = "Support";

export const googleCanceled = "Sign-in was canceled.";
export const googleBlocked =
  "Google sign-in failed. Please allow popups for this website to sign in with Google.";
export const googleNetwork =
  "Google sign-in failed. Network error. Please check your internet connection.";
export const googleFailed = "Google sign-in failed. Please try again later.";

// The login by a code to the phone

export const logInByPhone = "Log in by phone";
export const weSendACode = "We send a 6-digit code to your mobile number.";
export const weSentACode = <Part>(phone: Part) => ["We sent a 6-digit code to ", phone, ". "];
export const change = "Change";
export const sendOtp = "Send OTP";
export const sending = "Sending...";
export const otpSent = "OTP sent to your phone";
export const verifyOtp = "Verify OTP";
export const verifying = "Verifying...";
export const otpVerified = "OTP verified!";
export const sendAgainIn = <Part>(time: Part) => ["Send again in ", time];
export const sendAgain = "Send again";
export const useEmail = "Login using Email";

export const enterPhoneFirst = "Enter phone number first";
export const otpNotSent = "Failed to send OTP";
export const otpSendingFailed = "Something went wrong while sending OTP";
export const otpInvalid = "Invalid OTP";
export const otpVerifyingFailed = "Something went wrong during verification";

// The second step of a login

export const oneMoreStep = "One more step, so that nobody else can log in as you.";
export const startAgain = "Start again";

// The sign-up

export const createAnAccount = "Create an account";
export const createAnAccountHeading = "Create an Account";
export const toCreateAnAccount = "create an account";
export const haveOneAlready = "Have one already?";
export const createAccount = "Create account";
export const creating = "Creating...";
export const signupSuccessful = "Signup successful!";
export const signupError = "Error submitting form";
export const signupFailed = "Signup failed.";
export const restAfterGoogle =
  "Please complete your registration first. We have your name and e-mail from Google; please add the rest.";
export const restAfterPhone =
  "Your number is confirmed. Please add the rest. If you have an account already, log in to it by e-mail and confirm the number in your profile: codes to it log you in from then on.";

export const weakPassword = "Weak: make it longer, or mix letters, digits and signs";
export const fairPassword = "Fair: a few more characters make it strong";
export const strongPassword = "Strong";
