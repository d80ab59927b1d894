// The payment window of the demonstration

export const payInTheSandbox = "Pay in the sandbox";
export const wouldAskFor = <Part>(gateway: string, amount: Part) =>
  [
    `${gateway} would ask for `,
    amount,
    " here. This shop is a demonstration: nothing is charged. Choose how the payment goes.",
  ] as const;
export const paymentIsOver = "This payment is over. Please close the window.";

// The results

export const success = "Success";
export const failure = "Failure";
export const drop = "Drop";
export const pending = "Pending, then success";
export const late = "Failure, then late success";
export const duplicates = "Success, told three times";
export const outOfOrder = "Success, told out of order";
export const paidTwice = "Paid twice";
export const wrongAmount = "Wrong amount";
export const badSignature = "Bad signature";
export const serverError = "Success, gateway answers 5xx";
export const hang = "Success, gateway hangs";
