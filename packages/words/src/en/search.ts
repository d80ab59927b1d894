// The suggestions below the search field

export const suggestions = "Suggestions";
export const recentSearches = "Recent searches";
export const clearRecent = "Clear recent searches";
export const products = "Products";
export const doYouMean = "Do you mean";
export const lookAt = "Look at";
export const allResults = "All results";
export const seeAllResults = (words: string) => `See all results for “${words}”`;
export const category = "category";
export const suggestionsFailed = "Suggestions can’t be loaded now. Press Enter to search.";
export const suggestionsFound = (count: number) =>
  `${count} ${count === 1 ? "suggestion" : "suggestions"}`;
export const nothingOfThisName = "We found nothing of this name.";
/** Before the shop's telephone number. */
export const askUs = "Ask us: ";

// The page of the results

export const search = "Search";
export const resultsFor = (words: string) => `Results for “${words}”`;
export const nothingFoundFor = (words: string) => `Nothing found for “${words}”`;
export const checkTheSpelling =
  "Check the spelling, or try one plain word for the piece: jhumka, kada, chain, mangalsutra.";
export const lookingFor = "What are you looking for?";
