/** The cache tag of replies that show texts and pictures of the shop. */
export const CONTENT = "content";
