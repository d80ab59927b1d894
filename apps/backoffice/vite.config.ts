import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The path below which the server serves the back office, from the folder `build/`. */
const BASE = "/admin/";

export default defineConfig({
  base: BASE,
  plugins: [tailwindcss(), react()],
  build: {
    target: "es2023",
    outDir: "build",
    // An inline copy of a small file would be refused by the page's Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The design system has its own copies of these packages in node_modules. Two copies of React
  // would not share their context, so the bundler uses only one.
  resolve: { dedupe: ["react", "react-dom", "react-router", "react-hook-form", "sonner"] },
});
