/**
 * Sends statements of one transaction that don't need each other's answers in one go: the database
 * does them in this order, but nothing waits between them. All have come to their end when this
 * does, so none is left to run on a connection that its transaction has given back.
 * @throws what failed first; the rest of a failed transaction fails with it
 */
export async function together<Work extends readonly unknown[]>(
  work: readonly [...Work],
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  const failures: unknown[] = [];
  const ended = work.map((one) =>
    Promise.resolve(one).catch((failure: unknown) => void failures.push(failure)),
  );
  const results = await Promise.all(ended);
  if (failures.length > 0) throw failures[0];
  return results as { -readonly [Place in keyof Work]: Awaited<Work[Place]> };
}
