import { ApiError } from "@suvarna/contract/client";
import { expect, it } from "vitest";
import { ProofLeft, useProofQuestion, withFreshProof } from "./with-fresh-proof.ts";

/** A call that the server refuses until the session is proved. */
function provedCall(name: string) {
  let isProved = false;
  return async () => {
    if (isProved) return name;
    isProved = true;
    throw new ApiError(403, { code: "fresh_proof_needed", message: "Prove it." });
  };
}
const asked = () => new Promise((resolve) => setTimeout(resolve, 0));

it("asks once for all calls that wait for a fresh proof, and makes each of them again", async () => {
  const [first, second] = [withFreshProof(provedCall("a")), withFreshProof(provedCall("b"))];
  await asked();
  useProofQuestion.getState().waiting?.done();
  expect(await Promise.all([first, second])).toEqual(["a", "b"]);
  expect(useProofQuestion.getState().waiting).toBeNull();
});

it("changes nothing when the user closes the question, and asks again the next time", async () => {
  const left = withFreshProof(provedCall("a"));
  await asked();
  useProofQuestion.getState().waiting?.leave();
  await expect(left).rejects.toBeInstanceOf(ProofLeft);
  const next = withFreshProof(provedCall("b"));
  await asked();
  useProofQuestion.getState().waiting?.done();
  expect(await next).toBe("b");
});
