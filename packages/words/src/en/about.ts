// The built-in texts, for a shop that has no texts of its own or whose texts can't be loaded

export const builtInTitle = "A workshop with a shop in front";
export const builtInSubtitle = "Handcrafted jewellery since 1995";
export const hallmarkAlt =
  "Close view of the hallmark inside a gold band, 22K916 and HUID, loose stones on dark cloth behind";
export const bridalAlt =
  "Bridal set: polki necklace with ruby and emerald, maang tikka, jhumkas and bangles on ivory";
export const builtInWelcome =
  "A jewel has two prices: what it is made of, and the work in it. We show both, on lines of their own, and they add up to the paisa.";
export const builtInJourney =
  "We began in 1995 with a bench, a torch and a pair of scales that the customer could read. The benches have become more; the scales still face you.";
export const builtInHistory =
  "For years we made to order only, for families who came back with every wedding. The shop in front came later, and the one that you are looking at last of all. What lies in it is made the same way.";

// The sections of the page

export const exploreOurRange = "EXPLORE OUR EXQUISITE RANGE";
export const welcomeTo = (shop: string) => `Welcome to ${shop}`;
export const ourJourney = "Our journey";
export const ourHistory = "Our history";
export const whyChoose = (shop: string) => `Why Choose ${shop}`;
export const fromTheBench = "From the bench";
export const seeAllPieces = "See all pieces";

// The film

export const ourFilm = "Our film";
export const filmWithoutSound = "Our film, without sound";
/** The language of the film's captions. */
export const captionsLanguage = "English";
export const filmAlt = "A pile of gold bangles with a kundan kada beside it";
export const playNow = "PLAY NOW";
export const filmNote =
  "Seven pieces of the shop, each turned once, in half a minute. Without sound, with captions.";
/** The film's name and description for search engines. */
export const filmName = (shop: string) => `Seven pieces of ${shop}, each turned once`;
export const filmDescription =
  "Rings, bangles and a kada from every side, with the name of each piece.";

// The shop's strengths

export const whatYouCanCountOn = "What you can count on";
export const hallmarkedGold = "Hallmarked gold";
export const hallmarkedGoldText =
  "Wherever the law has a hallmark for a piece, ours carries it, with its own six-character HUID.";
export const pricesLaidOpen = "Prices laid open";
export const pricesLaidOpenText =
  "Metal, making, stones and tax on lines of their own, at the rate of this minute.";
export const stonesByName = "Stones by name";
export const stonesByNameText =
  "Kind, number and carats of every stone stand on the page and on the bill.";
export const madeByHand = "Made by hand";
export const madeByHandText =
  "Set, chased, strung and finished at a bench, by a karigar who signs for the piece.";
export const tracked = "Tracked on its way";
export const trackedText = (days: string) =>
  `Sealed and tracked from our door to yours. In standard delivery, ${days} after dispatch.`;
export const repairedFree = "Repaired free";
export const repairedFreeText =
  "For six months after the purchase. After that we still do it, and tell you the price first.";

// The reasons to buy here

export const sumShown = "You see the sum, not only the total";
export const sumShownText =
  "Every price is worked out before your eyes. If the rate moves, you see which line moved with it.";
export const netWeight = "Gold is weighed without its stones";
export const netWeightText =
  "You pay for gold on the net weight. The gross weight stands beside it, so that you can check.";
export const priceHolds = "A price that holds while you pay";
export const priceHoldsText =
  "At the checkout we lock your price for some minutes. If the market turns meanwhile, we don’t.";
export const somebodyAnswers = "Somebody answers";
export const somebodyAnswersText =
  "Write, call or come by. Whoever answers knows the piece, and can walk to the bench and ask.";

// The shop's aims

export const visionAndMission = "Vision and mission";
export const vision = "Our vision";
export const visionText =
  "That nobody in India has to trust a jeweller, because everybody can check one.";
export const mission = "Our mission";
export const missionText =
  "To make pieces worth repairing, and to sell them by figures that add up.";
export const values = "Our values";
export const valuesText = "Say the weight. Show the rate. Name the stone. Keep what was promised.";
export const promise = "Our promise";
export const promiseText =
  "What you are told before you buy is what stands on the bill, to the paisa.";

// The contacts

export const letsConnect = "Let's Connect";
export const letsConnectText =
  "Bring a drawing, a broken clasp or a question. The kettle is on, and the scales face you.";
export const callTheShop = "Call the shop";
export const writeToUs = "Write to us";
export const workingHours = "Working hours";
export const visitUs = "Visit us";
