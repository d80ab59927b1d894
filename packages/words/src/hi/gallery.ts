// The pictures of a piece

export const pictureNumber = (name: string, number: number) => `${name}, तस्वीर ${number}`;
export const enlargePicture = (number: number) => `तस्वीर ${number} को बड़ा करें`;
export const choosePicture = "तस्वीर चुनें";
export const pictureOf = (number: number, count: number) => `${count} में से तस्वीर ${number}`;

// Turning a piece

export const turnIt = "घुमाकर देखें";
/** The text after "Turn it", for screen readers. */
export const inThreeDimensions = (name: string) => `: ${name}, चारों ओर से`;
export const loadingThePiece = "गहना खुल रहा है…";
export const cannotTurn = "यह गहना इस डिवाइस पर अभी घुमाया नहीं जा सकता।";
export const stopTurning = "घुमाना बंद करें";
export const turn = (name: string) => `${name}: घुमाएँ`;
export const viewOf = (number: number, count: number) => `${count} में से दृश्य ${number}`;
export const viewsFailed = "इस गहने की तस्वीरें अभी नहीं खुल पा रहीं।";
export const loadingViews = (loaded: number, count: number) =>
  `तस्वीरें खुल रही हैं: ${count} में से ${loaded}`;
/** The hint how to turn a piece; its second part is left out on a phone. */
export const dragToTurn = "घुमाने के लिए खींचें";
export const orArrowKeys = ", या तीर वाले बटन दबाएँ";
export const endOfHint = "।";
export const modelOf = (name: string) => `${name}, घुमाने वाला मॉडल`;
export const seeItBeforeYou = "अपने सामने देखें";
