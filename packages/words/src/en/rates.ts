import type { Carat } from "@suvarna/domain/fineness";

/** The label of the price of ten grams of silver. */
export const tenGramsOfSilver = "10g Silver";
/** The short name of a metal: `22K`, `Silver`. */
export const metalName = (carat: Carat): string => carat;
/** The name of a metal: `22K gold`, `Silver`. */
export const metalOf = (carat: Carat) => (carat === "Silver" ? carat : `${carat} gold`);
/** The rate of a metal, as a price alert names it: `22K gold per gram`. */
export const ratePerGram = (carat: Carat) =>
  carat === "Silver" ? "Silver per gram" : `${carat} gold per gram`;
/** The source of the rates, from its name in English. */
export const sourceWords = (source: string): string => source;
export const perGram = "per gram";
export const perTenGrams = "per 10 g";
export const grams = (number: number) => `${number} g`;
export const noRateNow = "No valid rate is known just now.";
export const priceOnRequestNow = "Price on request. No valid rate is known just now.";
export const noPricesNow =
  "No valid rate is known just now. Prices are on request, and nothing that follows the rate can be ordered until the next one comes.";

// The status of the live rates

export const statusError = "error";
export const connectedRealTime = "Connected (real-time)";
export const switchingToPolling = "Connection failed, switching to polling";
export const pollingInDevelopment = "Using polling (development mode)";
export const pollingEvery30s = "Using polling (30s interval)";
export const reconnecting = "Disconnected, attempting to reconnect...";
export const connecting = "Connecting...";
export const initializing = "Initializing...";
export const homeConnected = "connected";
export const homePolling = "error - using polling";
export const homeDisconnected = "disconnected";
export const homeConnecting = "connecting";

// The change of a rate

export const sinceYesterday = "since yesterday";
export const untilToday = "until today";
export const up = "up";
export const down = "down";
export const unchanged = "unchanged";
/** A change for screen readers, after its percentage. */
export const changeSince = (change: string, since: string) => ` ${change} ${since}`;

// The panels of live rates

export const livePrices = "Live prices";
export const liveGoldPrice = "Live gold price";
export const rates = "Rates";
export const whatPurityMeans = "What this purity means";
export const readAt = (time: string) => `Read at ${time}`;
export const refreshPrices = "Refresh Prices";

// The page of the rates

export const title = "Gold and silver rate today";
export const description = (now: string) => `${now} With the curve of a day, week, month and year.`;
export const everyPriceFollows = "The gold and silver rate that every price in the shop follows.";
export const perGramNow = (rates: string, source: string) =>
  `Per gram now: ${rates} (${source.toLowerCase()}).`;
export const goldRate = "Gold rate";
export const heading = "Gold and silver rate";
export const lead = "The rate every price in the shop is computed from.";

// The current rate

export const rateOf = <Part>(time: Part) => ["Rate of ", time];
export const sourceRateOf = <Part>(source: string, time: Part) => [`${source} · rate of `, time];
export const withoutCharges = "without GST and making charge";
export const tellMeWhenFalls = (metal: string) => `Tell me when ${metal} falls`;
export const noneYet = "None has come yet.";
export const lastTooOld = (time: string) => `The last one, of ${time}, is too old to sell by.`;
export const untilNext =
  "Until the next one comes, prices are on request and nothing that follows the rate can be ordered.";

// The curve

export const metal = "Metal";
export const time = "Time";
export const rateOfMetal = (metal: string) => `${metal} rate`;
export const rateOver = (metal: string, range: string) => `${metal} rate, ${range}`;
/** The name of a curve without JavaScript, with its last point. */
export const curveNow = (name: string, point: string) => `${name}, now ${point}`;
export const noHistory = (metal: string, range: string) => `No history of ${metal} for ${range}`;
export const curveBegins =
  "The curve begins with the first two rates. They come as the market moves.";
export const historyFailed = (why: string) => `The history could not be loaded: ${why}`;
export const loading = "Loading...";
export const tryAgain = "Try again";
export const openedAt = "Opened at";
export const highest = "Highest";
export const lowest = "Lowest";
export const changeIn = (range: string) => `Change ${range}`;
export const curveAsTable = "The curve as a table";
export const newestFirst = (name: string) => `${name}, newest first`;
export const timeInIndia = "Time in India";

// The tables of today and of earlier days

export const todayByWeight = "Today, by weight";
export const todayByWeightCaption =
  "What gold and silver cost today, without making charge and GST";
export const fineness = "Fineness";
export const sinceYesterdayHead = "Since yesterday";
export const fine = (fineness: number) => `${fineness} fine `;
export const thenAndNow = (metal: string) => `${metal}, then and now`;
export const thenAndNowCaption = (grams: number, metal: string) =>
  `What ${grams} g of ${metal} cost before, and the change until today`;
export const when = "When";
export const untilTodayHead = "Until today";
export const today = "Today";
export const lastSevenDays = "Last seven days";
export const lastDaysCaption = "The last rate of each day, gold per gram";
/** After `lastDaysCaption`, where the table shows silver. */
export const andSilverPerTenGrams = " and silver per 10 g";
export const day = "Day";

// The price of a piece at today's rate

export const whatPieceWouldCost = "What a piece would cost";
export const whatThePieceWouldCost = "What the piece would cost";
export const netWeight = "Net weight, g";
export const weightInvalid = "Enter a weight in grams, such as 8.45";
export const makingCharge = "Making charge, %";
export const percentInvalid = "Enter a percentage up to 100";
export const noPriceNow = "Price on request. No valid rate is known now.";
export const atPerGram = (rate: string) => `at ${rate}/g`;
export const makingChargeOf = (percent: number) => `Making charge, ${percent}%`;
export const gstOf = (percent: number) => `GST, ${percent}%`;
export const priceWithGst = "Price with GST";

// About the rate

export const aboutThisRate = "About this rate";
export const rateExplained =
  "It is the price of one gram of metal, before making charge and GST. 22K and 18K follow from 24K by the fineness that the hallmark certifies (916 and 750 of 999). A reading that jumps or can’t be true is not shown until it is confirmed; when no reading is young enough to sell by, prices are on request.";
export const seePieces = (carat: Carat) =>
  carat === "Silver" ? "See pieces of silver" : `See pieces of ${carat} gold`;
export const valueYourGold = (percent: number) => `Value your gold at ${percent}%`;
export const silverPurity = (shown: number, fineness: number) =>
  `The ${shown}% beside silver is a fixed figure of this panel and not its fineness. The rate is for fine silver of ${fineness} parts in a thousand. A piece of sterling silver (925) is called so on its page, and its invoice names 925.`;
