/**
 * Exports only React DOM, which is a chunk of its own in vite.config.ts, so that loading it and
 * hydrating the page are two short tasks instead of one long task.
 */
export { hydrateRoot } from "react-dom/client";
