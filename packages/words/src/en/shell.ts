import { plural } from "./plural.ts";

export const mainNavigation = "Main";
export const menu = "Menu";
export const back = "Back";

/** The accessible name of the shop's logo, which links to the home page. */
export const logoLink = (shop: string) => `${shop}, home`;
/** The accessible name of a link to a list, with the number of its entries. */
export const countedLink = (label: string, count: number) =>
  `${label}, ${count} ${plural(count, "item", "items")}`;

// The strip above the header

export const demonstration = "Demonstration: nothing here is delivered";
export const demo = "Demo";
export const demonstrationNote = "Demonstration shop: nothing here is delivered.";
export const demonstrationNoteWithRates =
  "Demonstration shop: simulated rates, nothing here is delivered.";
export const freeShipping = "Free express worldwide shipping";
export const callPhone = (phone: string) => `Call ${phone}`;
export const todaysRates = "Today’s rates";

// The search

export const search = "Search";
export const searchTheShop = "Search the shop";
export const searchJewellery = "Search jewellery";
export const closeTheSearch = "Close the search";

// The menus

export const byKind = "By kind";
export const forOccasions = "For";
export const metalAndStone = "Metal and stone";
export const allPieces = "All pieces";
export const allPiecesCounted = (pieces: string) => `All ${pieces}`;
export const categories = "Categories";
export const occasions = "Occasions";
export const occasionsHint = "wedding, engagement, gifts";
export const valueYourGold = "Value your gold";
export const giftsUnder = (amount: string) => `Gifts under ${amount}`;
export const liveRates = "Live rates";
export const call = "Call";

// The footer

export const shopColumn = "Shop";
export const goldColumn = "Gold";
export const accountColumn = "Account";
export const helpColumn = "Help";
export const taglineInFooter = (tagline: string) => `${tagline}.`;
/** The text after "© 2026" in the footer. */
export const ownedBy = (owner: string) => `${owner}. Prices follow the live gold and silver rate.`;
export const weAccept = "We accept";
export const netBanking = "Net banking";
export const cashOnDelivery = "Cash on delivery";

// The pages on which a shopper pays

export const securePayment = "100% secure payment";
export const questionsBeforePaying = "Questions before you pay?";

// Loading, and pages that can't be shown

export const loadingThePage = "Loading the page";
export const loadingTheArticle = "Loading the article...";
export const somethingWentWrong = "Something went wrong";
/** The title of a page that could not be loaded without a connection. */
export const needsConnection = "This page needs a connection";
export const opensByItself = "It opens by itself as soon as you are online again.";
export const pageNotLoaded = "The page could not be loaded. Please try again in a moment.";
export const reloadPage = "Reload Page";
export const pageNotFound = "404 - Page Not Found";
export const pageNotFoundText = "The page you're looking for doesn't exist or was moved.";
export const goToHomepage = "Go to Homepage";
export const closeAndGoBack = "Close and go back";
export const orLookHere = "Or look here";

export const onlineAgain = "You are online again.";
export const offline =
  "You are offline. What you see stays; other pages open once the connection is back.";
export const offlinePageAsked =
  "You are offline, so that page can’t be opened yet. This one stays as it is.";
export const openThePage = "Open the page";
export const openAnyway = "Open anyway";
