import { plural } from "./plural.ts";

export const starsOf = (stars: number, most: number) => `${stars} of ${most} stars`;
export const remove = "Remove";

// The reviews of a piece

export const whatBuyersSay = "What buyers say";
export const reviewsBy = (count: number) =>
  plural(
    count,
    "1 review, by a buyer whose order was delivered.",
    `${count} reviews, each by a buyer whose order was delivered.`,
  );
/** The text alternative of a review's pictures. */
export const pieceBy = (piece: string, name: string) => `${piece}, by ${name}`;
export const pictureOf = (what: string, number: number, all: number) =>
  `${what}, ${number} of ${all}`;

// A buyer's own reviews

export const yourReviews = "Your reviews";
export const howShown = "We show a review after reading it, with your first name and one initial.";
export const change = "Change";
export const write = "Write a review";
export const changeReviewOf = (name: string) => `Change the review of ${name}`;
export const writeReviewOf = (name: string) => `Write a review of ${name}`;
export const notShownBecause = (reason: string) => `We do not show it: ${reason}`;
export const inTheShop = "In the shop";
export const beingRead = "We are reading it";
export const notShown = "Not shown";

// The form

export const starsFor = (name: string) => `Your stars for ${name}`;
export const stars = (stars: number) => plural(stars, "1 star", `${stars} stars`);
export const chooseStars = (most: number) => `Choose one to ${most} stars`;
export const yourWords = "Your words";
export const pictures = "Pictures";
export const picturesHint = (most: number) => `Up to ${most}: JPEG, PNG or WebP`;
export const chosenPicture = (number: number) => `Number ${number} of yours`;
export const removePicture = (number: number) => `Remove picture ${number}`;
export const send = "Send the review";
export const notNow = "Not now";
export const deleteIt = "Delete it";
export const sending = "Sending...";
export const sendingPicture = "Sending the picture...";
export const deleting = "Deleting...";
export const failed = "That did not work. Please try again.";
