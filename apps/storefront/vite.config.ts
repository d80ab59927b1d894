import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What every page needs (the framework and the shell with all that they import) is a few files: cut
 * into the many small ones that pages happen to share, it is fetched in three times as many
 * requests and compresses worse. One file alone would run in one long task.
 */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]/;
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/;
const REACT_DOM = /[\\/]app[\\/]platform[\\/]first-paint[\\/]hydrate-root[.]ts/;
const SHELL =
  /[\\/]app[\\/](platform[\\/](?!queries|forms)|shell[\\/](?!sync-header-counts)|wishlist[\\/](change-favorites|favorites-store))/;

/**
 * What only forms are checked with, so that a page without one fetches none of it. A few small
 * modules are needed by forms and pages alike: apart, they don't draw the one into the other.
 */
const SCHEMAS =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/](wire|[a-z]+[\\/](schemas|order-input|place-rules))[.]ts/;
const COMMON =
  /[\\/]domain[\\/]src[\\/](formats|money|fineness|policies)[.]ts|[\\/]contract[\\/]src[\\/]list-text[.]ts/;

/** Limits and choices that forms and their schemas share; without it they are drawn into the schemas. */
const CONSTANTS = /[\\/]contract[\\/]src[\\/][a-z]+[\\/]constants[.]ts/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2023" },
  // The design system has a copy of its own in node_modules; two would not know each other's context.
  resolve: { dedupe: ["react-router"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "common", test: COMMON, priority: 2 },
                { name: "constants", test: CONSTANTS, priority: 2 },
                { name: "schemas", test: SCHEMAS, priority: 1 },
                { name: "react-dom", test: REACT_DOM },
                { name: "react", test: REACT, priority: 3 },
                { name: "router", test: ROUTER },
                { name: "shell", test: SHELL },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file with all it needs, and React's optimised build whatever NODE_ENV the server has.
      resolve: { noExternal: true },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
    },
  },
});
