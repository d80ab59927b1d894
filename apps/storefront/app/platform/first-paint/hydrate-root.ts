/** React DOM alone (a chunk of its own in vite.config.ts), so that loading it and using it are two short tasks. */
export { hydrateRoot } from "react-dom/client";
