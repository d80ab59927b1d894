/** The cache tag of replies that show reviews. */
export const REVIEWS = "reviews";
