export const home = "Home";
export const shop = "Shop";
export const collections = "Collections";
export const about = "About";
export const blog = "Blog";
export const contact = "Contact";
export const support = "Support";

export const profile = "Profile";
export const favorites = "Favorites";
export const orderHistory = "Order history";
/** The back link of the payment page. Beside the logo a phone has room for one short word. */
export const orders = "Orders";
export const cart = "Cart";
export const signUp = "Signup";
export const logIn = "Login";
export const logOut = "Logout";

export const termsAndConditions = "Terms and conditions";
export const privacyPolicy = "Privacy policy";
export const shippingPolicy = "Shipping policy";
export const returnPolicy = "Return policy";
export const terms = "Terms";
export const privacy = "Privacy";
export const company = "Company and grievance officer";
export const shippingAndReturn = "Shipping and return";
export const shipping = "Shipping";
export const returnsAndRepair = "Returns and repair";

export const rings = "Rings";
export const earrings = "Earrings";
export const necklaces = "Necklaces";
export const bangles = "Bangles";
export const mangalsutra = "Mangalsutra";
export const allJewellery = "All jewellery";

export const goldRateToday = "Gold rate today";
export const valueOfYourGold = "Value of your gold";
export const sizeGuide = "Size guide";
export const priceAlerts = "Price alerts";
