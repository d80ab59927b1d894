export { addContent } from "./add-content.ts";
export { readArticle } from "./article-text.ts";
export { keepSeller } from "./keep-seller.ts";
export { findBlog, listBlogs, listSlides } from "./queries.ts";
export { type About, findProfile, type Identity, requireIdentity } from "./shop-profile.ts";
