import { ApiError } from "@suvarna/contract/client";

/**
 * The idempotency keys of additions that were not answered yet, by the path of the call and its
 * content. They outlive the form.
 */
const unanswered = new Map<string, string>();

/**
 * Sends an addition with an idempotency key. An addition whose answer was lost keeps its key until
 * it is sent again and an answer arrives, so that the shop adds it once. The shop stores a key only
 * with what it has added, so a refused addition may keep its key too.
 * @param path the path of the call
 * @param content the content that is added
 */
export async function sendWithKey<Answer>(
  path: string,
  content: unknown,
  send: (headers: { "idempotency-key": string }) => Promise<Answer>,
): Promise<Answer> {
  const addition = `${path} ${JSON.stringify(content)}`;
  const key = unanswered.get(addition) ?? crypto.randomUUID();
  unanswered.set(addition, key);
  try {
    const answer = await send({ "idempotency-key": key });
    unanswered.delete(addition);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && isOver(error)) unanswered.delete(addition);
    throw error;
  }
}

/**
 * Whether the first call with a key has come to an end, so that the next addition needs a new key:
 * what it added was removed since, or its request was not approved.
 */
function isOver({ status, code }: ApiError): boolean {
  return status === 404 || code === "approval_decided" || code === "approval_lapsed";
}
