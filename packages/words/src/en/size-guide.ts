/** The texts of a kind of jewellery that has sizes. */
interface Advice {
  readonly title: string;
  /** What the size numbers mean, and how to measure. */
  readonly measure: string;
  /** Which size to choose when the measure is between two sizes. */
  readonly between: string;
}
type SizeKind = keyof typeof SIZE_ADVICE;

// The page and its ways to find a size

export const title = "Ring and bangle sizes";
export const description =
  "Indian ring sizes 1 to 30 and bangle sizes 2.2 to 2.14 in millimetres, a sizer on your screen, and one to print.";
export const findYourSize = "Find your size";
export const findSizeOf = (kind: SizeKind) => `Find your ${kind} size`;
export const threeWays = "On this screen, on paper, or from the table.";
export const notSure = "Not sure of your size?";
export const wrongSize = (days: number) =>
  `Ask us before you order. A ready piece in a wrong size can be exchanged within ${days} days.`;
export const onPaper = "On paper";
export const onThisScreen = "On this screen";
export const waysToFind = "Ways to find a size";
export const table = "Table";
export const printASizer = "Print a sizer";
export const allOf = (title: string) => `All ${title.toLowerCase()}`;
export const allSizesOf = (kind: SizeKind) => `All ${kind} sizes`;

/** The texts of the size guide for each kind of jewellery. */
export const SIZE_ADVICE = {
  ring: {
    title: "Rings",
    measure:
      "Indian ring sizes go by what a ring measures inside. Measure a ring that fits, or your finger in the evening, when it is at its widest.",
    between: "Between two sizes take the larger one, and for a wide band one size more.",
  },
  bangle: {
    title: "Bangles",
    measure:
      "Bangle sizes count inches and sixteenths across the inside: a 2.10 is wider than a 2.8. Measure a bangle that goes over your hand.",
    between: "Between two sizes take the larger one: a bangle must pass over the knuckles.",
  },
} satisfies Record<string, Advice>;

// The table of sizes

export const ringSizes = "Ring sizes with their measures inside";
export const bangleSizes = "Bangle sizes with their measures inside";
export const across = "Across";
export const around = "Around";
export const choose = "Choose";
export const chosen = "Chosen";
export const chooseSize = (name: string) => `Choose size ${name}`;

// The sizer on the screen

export const layOnCircle = (kind: SizeKind) =>
  `Lay your ${kind} on the circle and move the slider until the circle just fills it inside.`;
export const diameter = "Diameter of the circle";
export const diameterAndSize = (diameter: string, name: string) => `${diameter}, size ${name}`;
export const widerThanScreen = (kind: SizeKind) =>
  `This ${kind} is wider than the screen: print the sizer instead.`;
export const sizeIs = (name: string) => `Size ${name}`;
export const inside = (diameter: string) => `${diameter} inside`;
export const setScaleAgain = "Set the scale again";

// The sizer to print

export const printNote = (kind: SizeKind) =>
  `One A4 page, printed at 100 %. A line of 50 mm on it shows whether the scale is right. Lay a ${kind} that fits on its circles${kind === "ring" ? ", or cut out its paper strip" : ""}.`;
export const printSizer = (kind: SizeKind) => `Print the ${kind} sizer`;
export const titleOfSheet = (shop: string, kind: SizeKind) => `${shop} ${kind} sizer`;
export const printAtFullScale =
  "Print at 100 %, without fitting to the page. The line must measure exactly 50 mm, or the sizes are wrong.";
export const layARing =
  "Lay a ring that fits over the circles: the one that just fills it inside is its size. Or cut out the strip with its slit, put its end through, around the finger: the mark at the slit is the size.";
export const layABangle =
  "Lay a bangle that fits over the circles: the one that just fills it inside is its size.";
export const lengthOfLine = "50 mm";
export const slit = "slit";
