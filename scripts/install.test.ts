import { describe, expect, it } from "vitest";
import { isInstalled, isInstalledWithoutDevelopment } from "./install.mjs";

const LOCKED = {
  "": { version: "1.0.0" },
  "apps/server": { version: "1.0.0" },
  "node_modules/@suvarna/server": { link: true },
  "node_modules/fastify": { version: "5.0.0" },
  "node_modules/linux-only": { version: "1.0.0", optional: true },
  "node_modules/vite": { version: "8.0.0", dev: true },
  "node_modules/of-vite": { version: "1.0.0", devOptional: true },
};
const WITHOUT = {
  "node_modules/@suvarna/server": { link: true },
  "node_modules/fastify": { version: "5.0.0" },
};
const WHOLE = {
  ...WITHOUT,
  "node_modules/vite": { version: "8.0.0" },
  "node_modules/of-vite": { version: "1.0.0" },
};

describe("an installation", () => {
  it("is whole with all packages but those for other platforms", () => {
    expect(isInstalled(LOCKED, WHOLE)).toBe(true);
    expect(isInstalled(LOCKED, WITHOUT)).toBe(false);
    expect(isInstalled(LOCKED, { ...WHOLE, "node_modules/fastify": { version: "4.0.0" } })).toBe(
      false,
    );
  });

  it("omits the development packages when none of them is there, and all others are", () => {
    expect(isInstalledWithoutDevelopment(LOCKED, WITHOUT)).toBe(true);
    expect(isInstalledWithoutDevelopment(LOCKED, WHOLE)).toBe(false);
    expect(isInstalledWithoutDevelopment(LOCKED, {})).toBe(false);
  });
});
