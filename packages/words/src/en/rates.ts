/** The label of the price of ten grams of silver. */
export const tenGramsOfSilver = "10g Silver";
