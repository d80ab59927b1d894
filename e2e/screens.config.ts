import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/**
 * Takes a picture of every page at desktop and phone size: `npm run screens`. People look at these
 * pictures; the run tests no behaviour.
 */
export default defineConfig({
  ...journeys,
  testDir: "screens",
  projects: journeys.projects?.filter(({ name }) => name === "desk" || name === "phone") ?? [],
  use: {
    ...journeys.use,
    screenshot: "off",
    contextOptions: { reducedMotion: "reduce" },
  },
});
