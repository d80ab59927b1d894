import { create } from "zustand";
import { hasCode } from "../platform/api.ts";

/** The question for a fresh proof, while it is open. */
interface ProofQuestion {
  readonly waiting: { done(): void; leave(): void } | null;
}

/** `ProofDialog` shows the question. */
export const useProofQuestion = create<ProofQuestion>(() => ({ waiting: null }));

/** The error when the user closed the question for a proof, so that no data was changed. */
export class ProofLeft extends Error {}

/**
 * Makes a call. If the server asks for a fresh proof, the person shows the second factor and the
 * call is made again.
 * @throws ProofLeft
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

function askForProof(): Promise<void> {
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
