// The suggestions below the search field

export const suggestions = "सुझाव";
export const recentSearches = "हाल की खोज";
export const clearRecent = "हाल की खोज मिटाएँ";
export const products = "गहने";
export const doYouMean = "क्या आप यह ढूँढ रहे हैं";
export const lookAt = "ये देखें";
export const allResults = "सभी नतीजे";
export const seeAllResults = (words: string) => `“${words}” के सभी नतीजे देखें`;
export const category = "श्रेणी";
export const suggestionsFailed = "सुझाव अभी नहीं मिल पा रहे। खोजने के लिए एंटर दबाएँ।";
export const suggestionsFound = (count: number) => `${count} सुझाव`;
export const nothingOfThisName = "इस नाम का कुछ नहीं मिला।";
/** Before the shop's telephone number. */
export const askUs = "हमसे पूछें: ";

// The page of the results

export const search = "खोज";
export const resultsFor = (words: string) => `“${words}” के नतीजे`;
export const nothingFoundFor = (words: string) => `“${words}” के लिए कुछ नहीं मिला`;
export const checkTheSpelling =
  "वर्तनी जाँच लें, या गहने का सीधा-सा नाम लिखें, जैसे झुमका, कड़ा, चेन या मंगलसूत्र।";
export const lookingFor = "आप क्या ढूँढ रहे हैं?";
