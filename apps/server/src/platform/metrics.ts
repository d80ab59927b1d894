import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** One value of a figure; `label` tells the values of one figure apart. */
export interface FigureValue {
  readonly label?: string;
  readonly value: number;
}

/**
 * A number that is read when the metrics are asked for. Its label is one of a few fixed words (a
 * state, a kind of job), never an id, an address, or anything that a visitor typed.
 */
export interface Figure {
  /** Begins with `suvarna_` and ends with its unit, where it has one. */
  readonly name: string;
  readonly help: string;
  /** The name of the label; a figure without one has a single value, or none. */
  readonly labelName?: string;
  read(): readonly FigureValue[] | Promise<readonly FigureValue[]>;
}

/** An answered request, as it is counted. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, such as `/api/gold/:id`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What a process tells about itself to a monitoring system. */
export interface Metrics {
  readonly contentType: string;
  countRequest(request: AnsweredRequest): void;
  /** Reads all figures. @returns the text in the Prometheus format */
  text(): Promise<string>;
}

/** A database that does not answer must not hold up the figures that need none. */
const READ_WITHIN_MS = 2000;

/** In seconds: a page from the cache takes less than one millisecond, a slow order several seconds. */
const DURATION_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics of this process: memory, processor, garbage collection and event loop lag by
 * prom-client itself, the answered requests, and the figures that the shop's parts give.
 */
export function createMetrics(
  figures: readonly Figure[],
  readWithinMs: number = READ_WITHIN_MS,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "suvarna_http_request_duration_seconds",
    help: "Answered requests by method, route pattern and status, and how long they took",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const unread = new Gauge({
    name: "suvarna_unread_figures",
    help: "How many of the shop's own figures could not be read this time; they are left out",
    registers,
  });
  const readers = figures.map((figure) => figureReader(figure, registry, readWithinMs));

  return {
    contentType: registry.contentType,
    countRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    async text() {
      const results = await Promise.allSettled(readers.map((read) => read()));
      unread.set(results.filter(({ status }) => status === "rejected").length);
      return registry.metrics();
    },
  };
}

/** Keeps a gauge for a figure. @returns reads the figure into it; a failure leaves it empty */
function figureReader(figure: Figure, registry: Registry, withinMs: number): () => Promise<void> {
  const { name, help, labelName } = figure;
  const labelNames = labelName === undefined ? [] : [labelName];
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
  return async () => {
    gauge.reset();
    // After a reset a gauge without a label reads 0, which nobody has measured.
    if (labelName === undefined) gauge.remove();
    for (const { label = "", value } of await within(withinMs, figure)) {
      gauge.set(labelName === undefined ? {} : { [labelName]: label }, value);
    }
  };
}

async function within(ms: number, figure: Figure): Promise<readonly FigureValue[]> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${figure.name} took too long`)), ms);
  try {
    return await Promise.race([figure.read(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
