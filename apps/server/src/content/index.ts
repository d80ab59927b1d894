export { addContent } from "./add-content.ts";
export { readArticle } from "./article-text.ts";
export { type EditableIdentity, requireEditable, storeIdentity } from "./edit-identity.ts";
export { keepSeller } from "./keep-seller.ts";
export { findBlog, listBlogs, listSlides, readContentPicture } from "./queries.ts";
export { type About, findProfile, type Identity, requireIdentity } from "./shop-profile.ts";
export { CONTENT } from "./tag.ts";
