import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../../pages/content-security-policy.ts";
import { browserHosts } from "./browser-hosts.ts";

it("lets nobody into the pages while the sandbox stands in, or nothing is paid online", () => {
  for (const settings of [
    { sandbox: true, gateways: ["cashfree", "razorpay"] },
    { sandbox: false, gateways: [] },
  ] as const) {
    expect(contentSecurityPolicy("", browserHosts(settings))).toBe(contentSecurityPolicy(""));
  }
});

it("lets in the configured gateway's scripts, windows and calls, and no other's", () => {
  const policy = (gateways: readonly ("cashfree" | "razorpay")[]) =>
    contentSecurityPolicy("", browserHosts({ sandbox: false, gateways }));
  expect(policy(["cashfree"])).toMatch(/script-src 'self' https:\/\/sdk[.]cashfree[.]com$/);
  expect(policy(["cashfree"])).toMatch(/frame-src 'self' [^;]*https:\/\/sdk[.]cashfree[.]com/);
  expect(policy(["cashfree"])).not.toContain("razorpay");
  expect(policy(["razorpay"])).toMatch(/script-src 'self' https:\/\/checkout[.]razorpay[.]com$/);
  expect(policy(["razorpay"])).toMatch(/frame-src 'self' [^;]*https:\/\/api[.]razorpay[.]com/);
  expect(policy(["razorpay"])).not.toContain("cashfree");
  for (const part of [/'unsafe-eval'/, /script-src[^;]*'unsafe-inline'/, /[*]/]) {
    expect(policy(["cashfree", "razorpay"])).not.toMatch(part);
  }
});
