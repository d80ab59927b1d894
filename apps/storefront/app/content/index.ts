export { BlogLead, BlogRow } from "./blog-row.tsx";
export { type BlogTeaser, blogTeaser } from "./blog-teaser.ts";
export { NewsletterForm } from "./newsletter-form.tsx";
