import { partOf } from "../platform/part.tsx";

/**
 * The parts of a piece's page whose code loads after the buying column: one module for each thing
 * that a shopper does. The server renders them with the page.
 */
const answers = () => import("./buying-answers.tsx");

export const ActualSize = partOf(
  async () => (await import("./actual-size/actual-size.tsx")).ActualSize,
);
export const BuyingChoices = partOf(
  async () => (await import("./buying-choices.tsx")).BuyingChoices,
);
export const BuyingAnswers = partOf(async () => (await answers()).BuyingAnswers);
export const BuyBar = partOf(async () => (await answers()).BuyBar);
export const ProductBelow = partOf(async () => (await import("./product-below.tsx")).ProductBelow);

/**
 * Loads the code of all parts. A navigation in the browser waits for it together with the data, so
 * that the page is complete when it is shown and nothing of it moves. A part that can't be loaded
 * reports it when it is rendered.
 */
export async function loadProductParts(): Promise<void> {
  const parts = [ActualSize, BuyingChoices, BuyingAnswers, BuyBar, ProductBelow];
  await Promise.allSettled(parts.map((part) => part.load()));
}
