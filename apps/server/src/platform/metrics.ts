import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** A value of a metric; `label` distinguishes several values of the same metric. */
export interface FigureValue {
  readonly label?: string;
  readonly value: number;
}

/**
 * A metric whose value is read when the metrics are requested. Its label is one of a few fixed
 * words (a state, a kind of job), never an id, an address or text of a visitor.
 */
export interface Figure {
  /**
   * The name of the metric. It starts with `suvarna_` and ends with the unit, where there is one. A
   * name that ends with `_total` makes the metric a counter, which sums up since the start of the
   * process.
   */
  readonly name: string;
  readonly help: string;
  /** The name of the metric's label; undefined for a metric that has at most one value. */
  readonly labelName?: string;
  read(): readonly FigureValue[] | Promise<readonly FigureValue[]>;
}

/** A completed request, as the metrics count it. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, such as `/api/gold/:id`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The metrics of a process for a monitoring system. */
export interface Metrics {
  readonly contentType: string;
  countRequest(request: AnsweredRequest): void;
  /** Reads all metrics. @returns the text in the Prometheus format */
  text(): Promise<string>;
}

/**
 * How many milliseconds the reading of one metric may take. A database that does not answer must
 * not delay the other metrics.
 */
const READ_WITHIN_MS = 2000;

/**
 * The buckets of response times in seconds: a page from the cache takes less than a millisecond, a
 * slow order several seconds.
 */
const DURATION_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the metrics of this process: memory, CPU, garbage collection and event loop lag from
 * prom-client, the completed requests, and the figures of the capabilities.
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
    help: "Answered requests by method, route pattern and class of status, and how long they took",
    labelNames: ["method", "route", "status_class"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const statuses = new Counter({
    name: "suvarna_http_answers_total",
    help: "Answers since the start by their exact status",
    labelNames: ["status"],
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
      requests.observe(
        { method: knownMethod(method), route, status_class: classOf(status) },
        seconds,
      );
      statuses.inc({ status });
    },
    async text() {
      const results = await Promise.allSettled(readers.map((read) => read()));
      unread.set(results.filter(({ status }) => status === "rejected").length);
      return registry.metrics();
    },
  };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * The HTTP methods that are used as labels. A visitor may send some thirty more methods, which
 * would each become a label.
 */
function knownMethod(method: string): string {
  return METHODS.has(method) ? method : "other";
}

/** Returns the class of a status, such as `4xx`. */
function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/**
 * Creates the gauge or counter of a figure.
 * @returns reads the current value into the metric; the metric stays empty when the reading fails
 */
function figureReader(figure: Figure, registry: Registry, withinMs: number): () => Promise<void> {
  const { name, help, labelName } = figure;
  const labelNames = labelName === undefined ? [] : [labelName];
  const options = { name, help, labelNames, registers: [registry] };
  const metric = name.endsWith("_total") ? new Counter(options) : new Gauge(options);
  return async () => {
    metric.reset();
    // After a reset, a metric without a label would report 0 although nothing was measured, so it
    // is removed until there is a value.
    if (labelName === undefined) metric.remove();
    for (const { label = "", value } of await within(withinMs, figure)) {
      const labels = labelName === undefined ? {} : { [labelName]: label };
      if (metric instanceof Counter) metric.inc(labels, value);
      else metric.set(labels, value);
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
