export { addContent } from "./add-content.ts";
export { readArticle } from "./article-text.ts";
export { CONTENT_CHANGED, type ContentChanged, contentChanged } from "./events.ts";
export { newsletterHolding } from "./holding.ts";
export { createNewsletter, type NewsletterLetters } from "./newsletter.ts";
export { registerNewsletter } from "./newsletter-routes.ts";
export { contentVersion, findBlog, listBlogs, listSlides } from "./queries.ts";
export { registerContent } from "./routes.ts";
export { type About, findProfile, type Identity } from "./shop-profile.ts";
