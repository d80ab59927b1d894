import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { type Document, parseAllDocuments } from "yaml";
import { readConfig, SETTING_NAMES } from "./config.ts";
import { createMetrics } from "./platform/metrics.ts";

const ROOT = join(import.meta.dirname, "../../..");
const OPS = join(ROOT, "ops");
/** The number of seconds that a stopping process gives to running work (platform/stop.ts). */
const FINISH_S = 8;

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
interface Named {
  readonly [name: string]: Json;
}

const textOf = (file: string) => readFileSync(join(OPS, file), "utf8");

function yamlOf(file: string): Json[] {
  const documents = parseAllDocuments(textOf(file), { merge: true }) as Document.Parsed[];
  for (const { errors, warnings } of documents) expect([...errors, ...warnings]).toEqual([]);
  return documents.map((document) => document.toJS() as Json);
}

const yaml = (file: string) => yamlOf(file)[0] as Named;
const files = (pattern: string) => globSync(pattern, { cwd: OPS }).sort();

/** Returns all values of a field, at any depth of a document. */
function valuesOf(field: string, json: Json): Json[] {
  if (json === null || typeof json !== "object") return [];
  if (Array.isArray(json)) return json.flatMap((item) => valuesOf(field, item));
  return Object.entries(json as Named).flatMap(([name, value]) =>
    name === field ? [value] : valuesOf(field, value),
  );
}

const at = (json: Json, ...path: readonly string[]) =>
  path.reduce<Json>((inner, name) => (inner as Named)?.[name] ?? null, json);

describe("the metrics in ops/", () => {
  /**
   * The names of the metrics of the shop and of its process. They come from docs/figures.md, which
   * another test compares with a running shop.
   */
  async function known(): Promise<Set<string>> {
    const figures = readFileSync(join(ROOT, "docs/figures.md"), "utf8").split("\n");
    const cells = figures.map((line) => /^\| (`suvarna_[^|]+)\|/.exec(line)?.[1] ?? "");
    const own = [...cells.join().matchAll(/`(suvarna_\w+)`/g)].map(([, name = ""]) => name);
    const text = await createMetrics([]).text();
    const process = [...text.matchAll(/^# HELP (\S+)/gm)].map(([, name = ""]) => name);
    const parts = ["_bucket", "_count", "_sum"];
    const histogram = "suvarna_http_request_duration_seconds";
    return new Set([...own, ...process, ...parts.map((part) => histogram + part)]);
  }

  it.each([
    ["grafana/dashboards/suvarna.json", 30],
    ["prometheus/alerts.yml", 20],
  ])("of %s are metrics of the shop", async (file, atLeast) => {
    const json = file.endsWith(".json") ? (JSON.parse(textOf(file)) as Json) : yaml(file);
    const expressions = valuesOf("expr", json).map(String);
    expect(expressions.length).toBeGreaterThanOrEqual(atLeast);
    const names = expressions.join(" ").match(/\b(?:suvarna|nodejs|process)_\w+/g) ?? [];
    const metrics = await known();
    expect(names.filter((name) => !metrics.has(name))).toEqual([]);
  });

  it("are watched: every alert has a severity and a description", () => {
    const groups = yaml("prometheus/alerts.yml")["groups"] as readonly Named[];
    const alerts = groups.flatMap(({ rules }) => rules as readonly Named[]);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    for (const alert of alerts) {
      expect(at(alert, "labels", "severity")).toMatch(/^(?:page|ticket)$/);
      expect(at(alert, "annotations", "summary")).toMatch(/\.$/);
    }
  });

  it("have panels of their own id on the dashboard", () => {
    const { panels } = JSON.parse(textOf("grafana/dashboards/suvarna.json")) as {
      panels: readonly { id: number }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

describe("the settings in ops/", () => {
  const unknown = (names: readonly string[]) =>
    names.filter((name) => !SETTING_NAMES.includes(name));

  it("of compose.yaml are settings, with which the shop starts", () => {
    const services = yaml("compose.yaml")["services"] as Named;
    const secrets = {
      POSTGRES_PASSWORD: "p",
      SHOP_SECRET: "0Hk5xnGpS2vWZbX1t7mQeRkLcYfUaJdN",
      SEALING_KEYS: `2026a:${Buffer.alloc(32, 7).toString("base64")}`,
      METRICS_TOKEN: "a-token-of-the-monitoring",
    };
    for (const name of ["shop-1", "shop-2"]) {
      const settings = at(services, name, "environment") as Named;
      const settled = Object.entries(settings).map(([key, value]) => {
        const text = String(value).replace(
          /\$\{(\w+):([-?])([^}]*)\}/g,
          (_all, wanted, sign, rest) =>
            sign === "-" ? rest : (secrets as Record<string, string>)[wanted],
        );
        return [key, text];
      });
      expect(unknown(Object.keys(settings))).toEqual([]);
      expect(readConfig(Object.fromEntries(settled)).drainSeconds).toBe(10);
    }
    // Each variable that the compose file reads has a line in the example of its settings.
    const wanted = [...textOf("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
    expect(Object.keys(parseEnv(textOf("compose.env.example"))).sort()).toEqual(
      [...new Set(wanted)].sort(),
    );
  });

  it("of Kubernetes are settings", () => {
    const [container] = at(
      yaml("kubernetes/deployment.yaml"),
      "spec",
      "template",
      "spec",
      "containers",
    ) as Named[];
    const env = at(container ?? null, "env") as readonly Named[];
    const names = env.map(({ name }) => String(name));
    const keys = valuesOf("secretKeyRef", container ?? null).map((ref) => String(at(ref, "key")));
    const settings = Object.keys(yaml("kubernetes/settings.yaml")["data"] as Named);
    expect(unknown([...names, ...keys, ...settings])).toEqual([]);
    expect(keys).toContain("SEALING_KEYS");
  });

  it("of the image and of systemd are settings", () => {
    const inImage = /^ENV (.*)$/m.exec(textOf("Containerfile"))?.[1]?.split(" ") ?? [];
    const unit = textOf("systemd/suvarna@.service");
    const inUnit = [...unit.matchAll(/^Environment=(\S+)$/gm)].map(([, line = ""]) => line);
    const names = [...inImage, ...inUnit].map((line) => line.split("=", 1)[0] ?? "");
    expect(names).toContain("DRAIN_SECONDS");
    expect(unknown(names)).toEqual([]);
  });
});

describe("a process in ops/", () => {
  const secondsOf = (time: unknown) => Number(/^(\d+)s?$/.exec(String(time))?.[1]);

  it("has the time to drain and to finish", () => {
    const compose = yaml("compose.yaml");
    const shop = at(compose, "services", "shop-2");
    const inCompose = at(shop, "environment", "DRAIN_SECONDS");
    expect(secondsOf(at(shop, "stop_grace_period"))).toBeGreaterThan(Number(inCompose) + FINISH_S);

    const pod = at(yaml("kubernetes/deployment.yaml"), "spec", "template", "spec");
    const drain = Number(at(yaml("kubernetes/settings.yaml"), "data", "DRAIN_SECONDS"));
    expect(at(pod, "terminationGracePeriodSeconds")).toBeGreaterThan(drain + FINISH_S);

    const unit = textOf("systemd/suvarna@.service");
    const inUnit = Number(/^Environment=DRAIN_SECONDS=(\d+)$/m.exec(unit)?.[1]);
    const stop = secondsOf(/^TimeoutStopSec=(.*)$/m.exec(unit)?.[1]);
    expect(stop).toBeGreaterThan(inUnit + FINISH_S);
  });

  it("has readiness checks, and drains for longer than two of their intervals", () => {
    const deployment = yaml("kubernetes/deployment.yaml");
    const [container = null] = at(deployment, "spec", "template", "spec", "containers") as Json[];
    const probe = (name: string) => at(container, name, "httpGet", "path");
    expect([probe("startupProbe"), probe("livenessProbe")]).toEqual(["/healthz", "/healthz"]);
    expect(probe("readinessProbe")).toBe("/readyz");
    const ready = at(container, "readinessProbe") as Named;
    const noticed = Number(ready["periodSeconds"]) * Number(ready["failureThreshold"]);
    const drain = Number(at(yaml("kubernetes/settings.yaml"), "data", "DRAIN_SECONDS"));
    expect(drain).toBeGreaterThan(2 * noticed);
    expect(textOf("Caddyfile")).toContain("health_uri /readyz");
  });
});

describe("the files in ops/", () => {
  it.each(files("**/*.{yml,yaml}"))("%s is YAML without a fault", (file) => {
    expect(yamlOf(file).every((document) => document !== null)).toBe(true);
  });

  it("name each other: mounts of compose.yaml, rules of Prometheus, parts of the kustomization", () => {
    const mounts = textOf("compose.yaml").matchAll(/- \.\/([^:\s]+):/g);
    const rules = files("prometheus/{prometheus,kubernetes}.yml").flatMap((file) =>
      (yaml(file)["rule_files"] as readonly string[]).map((rule) => `prometheus/${rule}`),
    );
    const resources = yaml("kubernetes/kustomization.yaml")["resources"] as readonly string[];
    const parts = resources.map((part) => `kubernetes/${part}`);
    const named = [...[...mounts].map(([, path = ""]) => path), ...rules, ...parts];
    expect(named.filter((path) => files(path).length === 0)).toEqual([]);
    expect(parts.length).toBe(files("kubernetes/*.yaml").length - 1);
  });

  it("the image is built from folders that exist", () => {
    const copied = [...textOf("Containerfile").matchAll(/^COPY --from=\w+ \/shop\/(\S+) (\S+)$/gm)];
    expect(copied.map(([, from, to]) => from === to)).toEqual([true, true]);
    const ignored = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");
    for (const line of [".git", ".env", "**/node_modules", "data"]) expect(ignored).toContain(line);
  });
});
