/** A length on a screen or on paper: `57.2 mm`. */
export const millimetres = (figure: string) => `${figure} mm`;

// A piece drawn in its actual size

export const actualSize = "Actual size on this screen";
export const whereItLies = "Where it lies";
export const itsDimensions = (dimensions: string | null) => `${dimensions}.`;
export const besideCoin = (across: number) => `Beside it a ten rupee coin, ${across} mm across.`;
export const coinToScale = (across: number) => `A ten rupee coin, ${across} mm, to scale`;
export const drawnOnFinger = "drawn on the ring finger of a hand";
export const drawnOnEar = "drawn on an ear";
export const drawnOnNeck = "drawn on a neck, to scale";
export const drawnAsCircle = "drawn as a circle";
export const drawnBesideCoin = "drawn beside a ten rupee coin";
export const onFinger = (size: string, around: string) =>
  `Drawn on a finger of size ${size}, ${around} around.`;
export const onEar = "Drawn on an ear of 61 mm.";
export const smallerThanLife = "Drawn to scale, smaller than life.";
export const acrossInside = (across: string) => `Drawn ${across} across inside.`;
export const inItsSize = (name: string) => `${name} in its size`;
export const middleInItsSize = (name: string) => `The middle of ${name} in its size`;

// The scale of the screen

export const setWithCard = "Set your screen with a bank card";
export const setForScreen = "Set for this screen";
export const layACard =
  "Lay a bank card upright on the frame and move the slider until both are equally wide.";
export const widthOfFrame = "Width of the frame";
export const pixels = (count: number) => `${count} pixels`;
export const itFits = "It fits";
