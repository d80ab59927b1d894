import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../../pages/content-security-policy.ts";
import type { Gateway } from "../gateway.ts";
import { browserHosts } from "./browser-hosts.ts";
import { cashfree } from "./cashfree/cashfree.ts";
import { razorpay } from "./razorpay/razorpay.ts";
import { GATEWAYS } from "./registry.ts";

it("allows no outside host while the sandbox is used, or nothing is paid online", () => {
  for (const settings of [
    { sandbox: true, gateways: GATEWAYS, gatewaySettings: {} },
    { sandbox: false, gateways: [], gatewaySettings: {} },
  ]) {
    expect(contentSecurityPolicy([], browserHosts(settings))).toBe(contentSecurityPolicy([]));
  }
});

it("allows the scripts, windows and calls of the configured gateway, and no others", () => {
  const policy = (...gateways: Gateway[]) =>
    contentSecurityPolicy([], browserHosts({ sandbox: false, gateways, gatewaySettings: {} }));
  expect(policy(cashfree)).toMatch(/script-src 'self' https:\/\/sdk[.]cashfree[.]com$/);
  expect(policy(cashfree)).toMatch(/frame-src 'self' [^;]*https:\/\/sdk[.]cashfree[.]com/);
  expect(policy(cashfree)).not.toContain("razorpay");
  expect(policy(razorpay)).toMatch(/script-src 'self' https:\/\/checkout[.]razorpay[.]com$/);
  expect(policy(razorpay)).toMatch(/frame-src 'self' [^;]*https:\/\/api[.]razorpay[.]com/);
  expect(policy(razorpay)).not.toContain("cashfree");
  for (const part of [/'unsafe-eval'/, /script-src[^;]*'unsafe-inline'/, /[*]/]) {
    expect(policy(...GATEWAYS)).not.toMatch(part);
  }
});

it("allows only the hosts of the configured mode", () => {
  const hosts = (CASHFREE_URL: string) =>
    JSON.stringify(
      browserHosts({ sandbox: false, gateways: [cashfree], gatewaySettings: { CASHFREE_URL } }),
    );
  expect(hosts("https://api.cashfree.com/pg")).not.toMatch(/sandbox|-test/);
  const test = hosts("https://sandbox.cashfree.com/pg");
  expect(test).toMatch(/sandbox.*payments-test/);
  expect(test).not.toMatch(/\/\/(?:api|payments)[.]cashfree/);
});
