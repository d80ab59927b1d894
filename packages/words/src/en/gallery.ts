// The pictures of a piece

export const pictureNumber = (name: string, number: number) => `${name}, picture ${number}`;
export const enlargePicture = (number: number) => `Enlarge picture ${number}`;
export const choosePicture = "Choose picture";
export const pictureOf = (number: number, count: number) => `Picture ${number} of ${count}`;

// Turning a piece

export const turnIt = "Turn it";
/** The text after "Turn it", for screen readers. */
export const inThreeDimensions = (name: string) => `: ${name} in three dimensions`;
export const loadingThePiece = "Loading the piece…";
export const cannotTurn = "This piece can’t be turned on this device just now.";
export const stopTurning = "Stop turning";
export const turn = (name: string) => `Turn ${name}`;
export const viewOf = (number: number, count: number) => `View ${number} of ${count}`;
export const viewsFailed = "The views of this piece can’t be loaded just now.";
export const loadingViews = (loaded: number, count: number) =>
  `Loading views: ${loaded} of ${count}`;
/** The hint how to turn a piece; its second part is left out on a phone. */
export const dragToTurn = "Drag to turn";
export const orArrowKeys = ", or use the arrow keys";
export const endOfHint = ".";
export const modelOf = (name: string) => `${name}, a model to turn`;
export const seeItBeforeYou = "See it before you";
