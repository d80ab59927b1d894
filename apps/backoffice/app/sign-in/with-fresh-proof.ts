import { create } from "zustand";
import { hasCode } from "../platform/api.ts";

/** The state of the question for a fresh proof. `waiting` is set while the question is open. */
interface ProofQuestion {
  readonly waiting: { done(): void; leave(): void } | null;
}

/** Holds the question for a fresh proof, which the component `ProofDialog` shows. */
export const useProofQuestion = create<ProofQuestion>(() => ({ waiting: null }));

/** The error when the user closes the question for a fresh proof, so that no data is changed. */
export class ProofLeft extends Error {}

/**
 * Makes an API call. If the server requires a fresh proof, the user shows the second factor and the
 * call is made again.
 * @throws ProofLeft when the user closes the question
 */
export async function withFreshProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!hasCode(error, "fresh_proof_needed")) throw error;
    await askForProof();
    return await call();
  }
}

/** The question that is open, which all calls that need a fresh proof wait for. */
let question: Promise<void> | undefined;

function askForProof(): Promise<void> {
  question ??= openQuestion().finally(() => {
    question = undefined;
  });
  return question;
}

function openQuestion(): Promise<void> {
  return new Promise((resolve, reject) => {
    const close = () => useProofQuestion.setState({ waiting: null });
    useProofQuestion.setState({
      waiting: {
        done() {
          close();
          resolve();
        },
        leave() {
          close();
          reject(new ProofLeft("Nothing was changed."));
        },
      },
    });
  });
}
