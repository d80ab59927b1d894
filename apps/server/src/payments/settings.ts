import * as z from "zod";
import { guessBits } from "../platform/secret-strength.ts";
import { commaList, wholeNumber } from "../platform/setting-types.ts";
import type { StartRule } from "../platform/start-rule.ts";
import type { Gateway } from "./gateway.ts";
import { GATEWAYS } from "./gateways/registry.ts";
import type { SettingValues } from "./gateways/setting-types.ts";

/** The configuration of online payment. */
export interface PaymentsConfig {
  /** Whether the local sandbox stands in for all gateways. */
  readonly sandbox: boolean;
  /**
   * The gateways in the shop's order of preference; empty when the shop takes only cash on
   * delivery.
   */
  readonly gateways: readonly Gateway[];
  /** The settings of all gateways by their names. */
  readonly gatewaySettings: SettingValues;
  /** How long an order waits for its payment, with its pieces reserved. */
  readonly openMs: number;
  /** The wait before a gateway is first asked about a payment. Later waits are longer. */
  readonly checkMs: number;
  /** About how many payments are checked at the gateways at the same time. */
  readonly checksAtOnce: number;
  /** How long a gateway may take for one answer. */
  readonly timeoutMs: number;
  /** How long after the time to pay a late payment still counts as paid in time. */
  readonly graceMs: number;
  readonly refunds: {
    /** How many times a gateway may refuse a refund before staff have to look at it. */
    readonly refusals: number;
    /**
     * How long the shop asks a gateway for a refund that the gateway does not answer or finish,
     * before staff have to look at it.
     */
    readonly patienceMs: number;
  };
  readonly settlements: {
    /** Whether the gateways' settlements are compared with the shop's records each day. */
    readonly compared: boolean;
    /** The time after which every payment and refund must be in a settlement. */
    readonly dueMs: number;
  };
  /** The delay of the sandbox's late webhooks. */
  readonly sandboxDelayMs: number;
}

/**
 * The least strength, in bits, of a secret that signs webhooks. Anybody who has seen one signed
 * message can try secrets on another machine.
 */
const SECRET_BITS = 60;
const DAY_MS = 24 * 3_600_000;

/** The settings of payment, for a shop that knows these gateways. */
export function paymentSettings(gateways: readonly Gateway[]) {
  const names = gateways.map(({ name }) => name);
  const gatewayFields = Object.assign(
    {},
    ...gateways.map(({ settings }) => settings),
  ) as z.ZodRawShape;
  const fields = {
    // The value `sandbox` stands in for all gateways; `none` means that the shop takes only cash on
    // delivery.
    PAYMENT_GATEWAYS: commaList(z.enum(["sandbox", ...names, "none"])).default(["sandbox"]),
    PAYMENT_OPEN_SECONDS: wholeNumber(10, 86_400).default(1800),
    PAYMENT_CHECK_SECONDS: wholeNumber(1, 600).default(5),
    PAYMENT_CHECKS_AT_ONCE: wholeNumber(1, 1000).default(100),
    PAYMENT_TIMEOUT_SECONDS: wholeNumber(1, 60).default(8),
    PAYMENT_GRACE_MINUTES: wholeNumber(0, 60).default(5),
    REFUND_REFUSALS: wholeNumber(1, 100).default(8),
    REFUND_PATIENCE_DAYS: wholeNumber(1, 60).default(14),
    SETTLEMENT_COMPARE: z.enum(["on", "off"]).default("on"),
    SETTLEMENT_DUE_DAYS: wholeNumber(1, 30).default(5),
    SANDBOX_DELAY_SECONDS: wholeNumber(0, 600).default(6),
  };
  type Values = z.output<z.ZodObject<typeof fields>>;

  const valuesOfGateways = (values: Values): SettingValues =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        name in gatewayFields && typeof value === "string" ? [[name, value]] : [],
      ),
    );

  return {
    /** Lists every setting of payment with its default. */
    fields: { ...gatewayFields, ...fields },
    /** The prefixes of the names of payment settings. */
    prefixes: ["PAYMENT_", "REFUND_", "SETTLEMENT_", "SANDBOX_", ...names.map(prefixOf)],

    /** The payments' part of the configuration. */
    read(values: Values): PaymentsConfig {
      const named = values.PAYMENT_GATEWAYS;
      const sandbox = named.includes("sandbox");
      return {
        sandbox,
        gateways: sandbox
          ? gateways
          : named.flatMap((one) => gateways.filter(({ name }) => name === one)),
        gatewaySettings: valuesOfGateways(values),
        openMs: values.PAYMENT_OPEN_SECONDS * 1000,
        checkMs: values.PAYMENT_CHECK_SECONDS * 1000,
        checksAtOnce: values.PAYMENT_CHECKS_AT_ONCE,
        timeoutMs: values.PAYMENT_TIMEOUT_SECONDS * 1000,
        graceMs: values.PAYMENT_GRACE_MINUTES * 60_000,
        refunds: {
          refusals: values.REFUND_REFUSALS,
          patienceMs: values.REFUND_PATIENCE_DAYS * DAY_MS,
        },
        settlements: {
          compared: values.SETTLEMENT_COMPARE === "on",
          dueMs: values.SETTLEMENT_DUE_DAYS * DAY_MS,
        },
        sandboxDelayMs: values.SANDBOX_DELAY_SECONDS * 1000,
      };
    },

    /** Lists the contradictions between these settings, one sentence each. */
    problems(values: Values): string[] {
      const named = values.PAYMENT_GATEWAYS;
      const problems: string[] = [];
      if (new Set(named).size < named.length) {
        problems.push("PAYMENT_GATEWAYS names a gateway twice");
      }
      for (const alone of ["sandbox", "none"]) {
        if (named.includes(alone) && new Set(named).size > 1) {
          problems.push(`PAYMENT_GATEWAYS can't have ${alone} beside others`);
        }
      }
      const gatewayValues = valuesOfGateways(values);
      for (const { name, required } of gateways.filter(({ name }) => named.includes(name))) {
        for (const key of required.filter((key) => !gatewayValues[key])) {
          problems.push(`${key} must be set for PAYMENT_GATEWAYS=${name}`);
        }
      }
      return problems;
    },

    /** Settings that only a real shop has. A shop with them must set its mode explicitly. */
    realSigns: gateways.map(
      ({ required, isTest }): StartRule<Values> => ({
        says: `${required.join(" and ")} may take real money`,
        applies(values) {
          const gatewayValues = valuesOfGateways(values);
          return required.some((key) => gatewayValues[key]) && !isTest(gatewayValues);
        },
      }),
    ),

    /** Lists the reasons why a shop with these settings may not run in live mode. */
    liveRules: [
      {
        says: "PAYMENT_GATEWAYS must be real gateways, or none, not the sandbox",
        applies: ({ PAYMENT_GATEWAYS: named }) => named.includes("sandbox"),
      },
      ...gateways.flatMap(({ name, settings, isTest, chosenSecrets = [] }): StartRule<Values>[] => [
        {
          says: `${prefixOf(name)}* must be the keys and the address of a real account, not of ${name}'s test system`,
          applies: (values) => isTest(valuesOfGateways(values)),
        },
        ...Object.keys(settings)
          .filter((key) => key.endsWith("_URL"))
          .map((key) => ({
            says: `${key} must be an https address`,
            applies: (values: Values) => !valuesOfGateways(values)[key]?.startsWith("https:"),
          })),
        ...chosenSecrets.map((key) => ({
          says: `${key} must be a random secret, such as openssl rand -base64 24 makes, because whoever guesses it can report payments`,
          applies(values: Values) {
            const secret = valuesOfGateways(values)[key];
            return secret !== undefined && guessBits(secret) < SECRET_BITS;
          },
        })),
      ]),
    ] satisfies StartRule<Values>[],
  };
}

function prefixOf(name: string): string {
  return `${name.toUpperCase().replaceAll("-", "_")}_`;
}

/** The settings of payment with every gateway of the registry. */
export const settings = paymentSettings(GATEWAYS);
