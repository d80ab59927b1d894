import { expect, it } from "vitest";
import { shownNetwork } from "./login-origin.ts";

it.each([
  ["103.21.58.77", "103.21.58.x"],
  ["::ffff:103.21.58.77", "103.21.58.x"],
  ["2401:4900:1c2b:9a3:8d1f:5:6:7", "2401:4900:1c2b::/48"],
  ["2401:4900::1", "2401:4900:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["::1", "0:0:0::/48"],
])("of %s only the network %s is kept", (address, network) => {
  expect(shownNetwork(address)).toBe(network);
});

it.each([undefined, "", "unknown", "103.21.58", "<b>"])("of %s nothing is kept", (address) => {
  expect(shownNetwork(address)).toBeNull();
});
