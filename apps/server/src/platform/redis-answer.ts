/**
 * How long the shop waits for an answer of Redis. A healthy Redis answers within a few
 * milliseconds.
 */
const ANSWER_WITHIN_MS = 500;
/** How long the shop does not ask Redis again after Redis did not answer. */
const LEFT_ALONE_MS = 5000;

/**
 * Asks Redis, or uses the substitute when Redis does not answer in time or has lately not answered.
 * @param ask asks Redis; an answer that comes too late is ignored, even if it is a refusal
 * @param instead gives the result without Redis
 */
export type AskRedis = <Result>(
  ask: () => Promise<Result>,
  instead: () => Result | Promise<Result>,
) => Promise<Result>;

/**
 * Creates the function with which a process asks Redis. All parts of a process that use the same
 * Redis share one function, so that all of them notice when Redis does not answer.
 */
export function createAskRedis(): AskRedis {
  let leftAloneUntil = Number.NEGATIVE_INFINITY;
  return async (ask, instead) => {
    if (performance.now() < leftAloneUntil) return instead();
    const late = Promise.withResolvers<"late">();
    const timer = setTimeout(() => late.resolve("late"), ANSWER_WITHIN_MS);
    const answer = ask();
    answer.catch(() => {});
    const first = await Promise.race([answer.then((value) => ({ value })), late.promise]).finally(
      () => clearTimeout(timer),
    );
    if (first !== "late") return first.value;
    leftAloneUntil = performance.now() + LEFT_ALONE_MS;
    return instead();
  };
}
