export { addContent } from "./add-content.ts";
export { applySellerSettings } from "./apply-seller-settings.ts";
export { readArticle } from "./article-text.ts";
export {
  type EditableIdentity,
  lockEditable,
  requireEditable,
  storeIdentity,
} from "./edit-identity.ts";
export { findBlog, listBlogs, listSlides } from "./queries.ts";
export { type About, findProfile, type Identity, requireIdentity } from "./shop-profile.ts";
export {
  CONTENT_PICTURES_FOLDER,
  existingContentPictures,
  readContentPicture,
} from "./store-picture.ts";
export { CONTENT } from "./tag.ts";
export { CONTENT_TEXTS, PROFILE_TEXTS } from "./translated-texts.ts";
export { translatedContent } from "./translated-things.ts";
