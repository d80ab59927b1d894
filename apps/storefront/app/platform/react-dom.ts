/** In a file of its own (vite.config.ts), so that setting up React DOM is a task apart from its first use. */
export { hydrateRoot } from "react-dom/client";
