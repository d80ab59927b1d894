import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** A picture of every page at desk and phone size: `npm run screens`. No test; for people to look at. */
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
