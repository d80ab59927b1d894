import { expect, it } from "vitest";
import { faultsOf } from "./supply-chain.mjs";

const GOOD = { license: "MIT", integrity: "sha512-a-checksum" };
const faults = (locked: object, allowed = {}) =>
  faultsOf({ "": {}, "packages/own": {}, "node_modules/some-package": locked }, allowed);

it("reports nothing for a package that is checked, decided about and free", () => {
  expect(faults(GOOD)).toEqual([]);
  expect(faults({ ...GOOD, license: "(MIT OR GPL-3.0)" })).toEqual([]);
  expect(faults({ ...GOOD, hasInstallScript: true }, { "some-package": false })).toEqual([]);
  expect(faults({ link: true })).toEqual([]);
});

it("applies the checksum of a package to those inside its archive", () => {
  const outer = "node_modules/outer";
  const bundled = { [`${outer}/node_modules/inner`]: { license: "MIT", inBundle: true } };
  expect(faultsOf({ [outer]: GOOD, ...bundled }, {})).toEqual([]);
  expect(faultsOf({ [outer]: { license: "MIT" }, ...bundled }, {})).toEqual([
    "outer has no checksum.",
    "inner has no checksum.",
  ]);
  expect(faultsOf(bundled, {})).toEqual(["inner has no checksum."]);
});

it.each([
  [{ license: "MIT" }, "some-package has no checksum."],
  [{ ...GOOD, resolved: "https://registry.example/x.tgz" }, "names a registry"],
  [{ ...GOOD, hasInstallScript: true }, "install script"],
  [{ integrity: "sha512-a-checksum" }, "a licence that the shop does not use: none"],
  [{ ...GOOD, license: "AGPL-3.0-only" }, "a licence that the shop does not use: AGPL-3.0-only"],
  [{ ...GOOD, license: "MIT AND GPL-3.0" }, "a licence that the shop does not use"],
])("names the fault of %j", (locked, fault) => {
  expect(faults(locked)).toEqual([expect.stringContaining(fault)]);
});
