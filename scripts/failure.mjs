/**
 * An error whose message is one sentence for the person at the terminal. It is printed without a
 * stack trace.
 */
export class Failure extends Error {}

/**
 * Runs a command's main function. A `Failure` is printed as its sentence, with exit code 1.
 * @param {() => Promise<void>} main
 */
export async function explainFailures(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
