export { addContent } from "./add-content.ts";
export { readArticle } from "./article-text.ts";
export { newsletterHolding } from "./holding.ts";
export { createNewsletter, findSubscriber, type Newsletter } from "./newsletter.ts";
export { registerNewsletter } from "./newsletter-routes.ts";
export { contentVersion, findBlog, listBlogs, listSlides } from "./queries.ts";
export { registerContent } from "./routes.ts";
export { type About, findProfile, type Identity } from "./shop-profile.ts";
