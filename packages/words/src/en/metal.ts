export { metalInColour, metalName } from "@suvarna/domain/fineness";

/** The name of a metal, or of its colour, by its name in the shop's data: `Gold`, `Rose gold`. */
export const metalWords = (metal: string) => metal;
export const metalColourWords = (colour: string) => colour;
