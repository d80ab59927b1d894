/** The requests about the data of a shopper. */
export type RequestKind = "export" | "erase";

/** The words of the dialog for a request. */
interface RequestWords {
  readonly title: string;
  /** The consequences of the request, in whole sentences. */
  readonly effect: string;
  /** The label of the button, and its label while the call runs. */
  readonly action: string;
  readonly busy: string;
}

const FETCH = "You can then fetch the file for a day, to send it to the shopper.";
const GONE =
  "The account, its addresses and its tickets are then gone for good. Invoices stay as long as the tax law says.";

/**
 * The words of a request about a shopper's data.
 * @param needsSecondPerson whether a second person decides about it; otherwise it is done at once
 */
export function wordsOfRequest(kind: RequestKind, needsSecondPerson: boolean): RequestWords {
  const effect = kind === "export" ? FETCH : GONE;
  if (needsSecondPerson) {
    return {
      title:
        kind === "export" ? "Ask for a copy of all data" : "Ask for the erasure of the account",
      effect: `A second person agrees first. ${effect}`,
      action: "Ask a colleague to agree",
      busy: "Asking",
    };
  }
  return kind === "export"
    ? { title: "A copy of all data", effect, action: "Allow the copy", busy: "Allowing" }
    : { title: "Erase the account", effect, action: "Erase the account", busy: "Erasing" };
}
