import { lazyPart } from "../platform/lazy-part.tsx";

/**
 * The parts of a product page whose code loads after the buying column, with one module for each
 * task of a shopper. The server renders the parts with the page.
 */
const size = lazyPart(async () => (await import("./actual-size/actual-size.tsx")).ActualSize);
const choices = lazyPart(async () => (await import("./buying-choices.tsx")).BuyingChoices);
const answers = lazyPart(async () => (await import("./buying-answers.tsx")).BuyingAnswers);
const below = lazyPart(async () => (await import("./product-below.tsx")).ProductBelow);

export const ActualSize = size.Part;
export const BuyingChoices = choices.Part;
export const BuyingAnswers = answers.Part;
export const ProductBelow = below.Part;

/**
 * Loads the code of all parts of the product page. A navigation in the browser waits for this code
 * together with the data, so that the page is complete when it is shown and nothing moves. A part
 * that can't be loaded reports its error when it is rendered.
 */
export async function loadProductParts(): Promise<void> {
  await Promise.allSettled([size, choices, answers, below].map((part) => part.load()));
}
