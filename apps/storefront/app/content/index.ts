export { BlogGrid } from "./blog-card.tsx";
export { type BlogTeaser, blogTeaser } from "./blog-teaser.ts";
export { NewsletterForm } from "./newsletter-form.tsx";
