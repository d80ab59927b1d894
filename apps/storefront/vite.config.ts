import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { isPseudo, language } from "./build-language.ts";
import { inlineWords } from "./inline-words.ts";
import { BEFORE_SCHEMAS, PERSONAL_GROUPS } from "./personal-chunks.ts";
import { writePseudoLanguage } from "./pseudo-language.ts";

/**
 * The modules that every page needs (the framework, and the frame of the pages with its imports)
 * are bundled in a few files. As the many small chunks that pages happen to share, they would take
 * three times as many requests and compress worse. As a single file, they would run as one long
 * task.
 */
const REACT =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|zustand(?![\\/]esm[\\/]middleware))[\\/]/;
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/;
const REACT_DOM = /[\\/]app[\\/]platform[\\/]first-paint[\\/]hydrate-root[.]ts/;
const SHELL =
  /[\\/]app[\\/](platform[\\/](?!queries|forms|kept-orders|live-rates[\\/](run-feed|price-update))|shell[\\/](?!sync-header-counts|footer|language-links|payment-marks|not-found-content|offline-note|register-service-worker|mega-menu|menu-links|quiet-frame|small-menu-content|use-menu)|wishlist[\\/](change-favorites|favorites-store))|[\\/]words[\\/]src[\\/]languages[.]ts/;

/**
 * The modules that every page with a piece needs: price, text and sizes. As separate chunks they
 * would be a dozen files of a few hundred bytes.
 */
const PIECE =
  /[\\/]app[\\/](pieces[\\/](photograph|placeholder-picture|piece-words|price|size-chooser)|catalogue[\\/](made-to-order|size-kind)|alerts[\\/]restock-field|worth[\\/]history-place)[.]tsx?|[\\/]domain[\\/]src[\\/](price|priced-piece|tax|engraving)[.]ts|[\\/]ui[\\/]src[\\/](amount|use-hydrated|breadcrumb|field|use-snap-scroller)[.]tsx?|[\\/]contract[\\/]src[\\/]catalogue[\\/]calls[.]ts/;

/**
 * The modules that validate forms are a chunk of their own, so that a page without a form does not
 * load them. A few small modules that forms and other pages share are separate chunks, so that
 * neither kind of page loads the modules of the other.
 */
const SCHEMAS =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/](field-schemas|[a-z]+[\\/](schemas|order-input|place-rules))[.]ts/;
const COMMON =
  /[\\/]domain[\\/]src[\\/](formats|money|fineness|policies|indian-day)[.]ts|[\\/]contract[\\/]src[\\/]list-text[.]ts/;

/**
 * The limits and choices that pages and the schemas of forms share. Without a chunk of their own
 * they would be bundled with the schemas, which every page would then load.
 */
const CONSTANTS = /[\\/]contract[\\/]src[\\/][a-z]+[\\/]constants[.]ts/;

/** The files that every page has loaded before it loads another module. */
const ON_EVERY_PAGE = /^assets[/](rolldown-runtime|react|router|shell|constants|common)-/;

/**
 * A decoder of compressed 3D models, which compiles WebAssembly as soon as it is loaded. The build
 * replaces the decoder by an empty module, because the shop's models are not compressed and its
 * Content-Security-Policy allows no WebAssembly.
 */
const MESHOPT = "three/examples/jsm/libs/meshopt_decoder.module.js";

/** Under these conditions the imports of words and of fonts resolve to those of the language. */
const CONDITIONS = [...(isPseudo ? ["pseudo"] : []), language.code, language.script];

if (isPseudo) writePseudoLanguage();

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineWords()],
  build: { target: "es2023" },
  // The design system has its own copy of React Router in node_modules, and two copies would not
  // share their React context.
  resolve: {
    dedupe: ["react-router"],
    alias: {
      [MESHOPT]: fileURLToPath(new URL("app/catalogue/turn/no-meshopt.ts", import.meta.url)),
    },
  },
  environments: {
    client: {
      resolve: { conditions: [...CONDITIONS, ...defaultClientConditions] },
      build: {
        // A module that is loaded later names the files that are to be loaded with it.
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)),
        },
        rolldownOptions: {
          // Each word is written where it is used, so a page loads its own words and no others.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            codeSplitting: {
              groups: [
                { name: "common", test: COMMON, priority: 2 },
                { name: "constants", test: CONSTANTS, priority: 2 },
                ...BEFORE_SCHEMAS,
                { name: "schemas", test: SCHEMAS, priority: 1 },
                { name: "react-dom", test: REACT_DOM, priority: 3 },
                { name: "react", test: REACT, priority: 4 },
                { name: "router", test: ROUTER, priority: 3 },
                { name: "shell", test: SHELL, priority: 2 },
                { name: "piece", test: PIECE },
                ...PERSONAL_GROUPS,
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server's build is one file with all dependencies. It has React's production build, even
      // if the server runs with another NODE_ENV.
      resolve: { noExternal: true, conditions: [...CONDITIONS, ...defaultServerConditions] },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
    },
  },
});
