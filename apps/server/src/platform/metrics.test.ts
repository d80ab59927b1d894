import { expect, it } from "vitest";
import { createMetrics, type Figure } from "./metrics.ts";

function figure(name: string, read: Figure["read"]): Figure {
  return { name, help: "A figure of the test", read };
}

it("omits a figure that fails or takes too long, and counts the omitted ones", async () => {
  const metrics = createMetrics(
    [
      figure("suvarna_good", () => [{ value: 7 }]),
      figure("suvarna_failing", () => Promise.reject(new Error("no database"))),
      figure("suvarna_hanging", () => new Promise(() => {})),
      figure("suvarna_unknown", () => []),
    ],
    20,
  );
  const text = await metrics.text();
  expect(text).toMatch(/^suvarna_good 7$/m);
  expect(text).toMatch(/^suvarna_unread_figures 2$/m);
  expect(text).not.toMatch(/^suvarna_(?:failing|hanging|unknown) /m);
});

it("reports a sum since the start as a counter", async () => {
  const metrics = createMetrics([figure("suvarna_things_total", () => [{ value: 7 }])]);
  await metrics.text();
  const text = await metrics.text();
  expect(text).toContain("# TYPE suvarna_things_total counter");
  expect(text).toMatch(/^suvarna_things_total 7$/m);
});

it("counts answers by route and class of status, whatever method a visitor invents", async () => {
  const metrics = createMetrics([]);
  const answer = { route: "/api/gold/:id", seconds: 0.003 };
  metrics.countRequest({ ...answer, method: "GET", status: 404 });
  metrics.countRequest({ ...answer, method: "PROPFIND", status: 500 });
  const text = await metrics.text();
  const counted = "suvarna_http_request_duration_seconds_count";
  const route = 'route="/api/gold/:id"';
  expect(text).toContain(`${counted}{method="GET",${route},status_class="4xx"} 1`);
  expect(text).toContain(`${counted}{method="other",${route},status_class="5xx"} 1`);
  expect(text).toContain('suvarna_http_answers_total{status="404"} 1');
});

it("drops a label that is no longer reported", async () => {
  let labels = ["waiting", "sent"];
  const metrics = createMetrics([
    {
      ...figure("suvarna_messages", () => labels.map((label) => ({ label, value: 1 }))),
      labelName: "state",
    },
  ]);
  expect(await metrics.text()).toContain('suvarna_messages{state="waiting"} 1');
  labels = ["sent"];
  expect(await metrics.text()).not.toContain("waiting");
});
