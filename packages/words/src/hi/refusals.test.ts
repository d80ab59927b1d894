import { readdirSync } from "node:fs";
import { join } from "node:path";
import { COMMON_REFUSALS, type Endpoint } from "@suvarna/contract/endpoint";
import { expect, it } from "vitest";
import { inThisLanguage, unreadable } from "./refusals.ts";

const CONTRACT = join(import.meta.dirname, "../../../contract/src");

/** Lists the codes with which the calls of shoppers can be refused. */
async function codesOfShoppers(): Promise<Set<string>> {
  const codes = new Set<string>(COMMON_REFUSALS);
  for (const name of readdirSync(CONTRACT, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
    const module: Readonly<Record<string, unknown>> = await import(join(CONTRACT, name));
    for (const call of Object.values(module).filter(isCall)) {
      if (call.auth !== "public" && call.auth !== "user") continue;
      for (const code of [...call.errors, ...Object.values(call.fieldErrors ?? {})])
        codes.add(code);
    }
  }
  return codes;
}

function isCall(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "errors" in value && "auth" in value;
}

it("has words for every refusal of a shopper's call", async () => {
  const codes = await codesOfShoppers();
  expect(codes.size).toBeGreaterThan(80);
  for (const code of codes) {
    expect(inThisLanguage(code, { message: "No" }).message, code).not.toBe(unreadable);
  }
});

it("writes the message of the code at the fields, and does not change the rest of the body", () => {
  const body = { message: "Taken", fields: { email: "Taken" }, code: "email_taken", total: 3 };
  const { message } = inThisLanguage("email_taken", body);
  expect(message).toMatch(/^इस ई-मेल/);
  expect(inThisLanguage("email_taken", body)).toEqual({
    ...body,
    message,
    fields: { email: message },
  });
  expect(inThisLanguage("undeclared", { message: "No" })).toEqual({ message: unreadable });
});
