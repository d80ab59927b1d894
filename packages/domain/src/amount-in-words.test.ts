import { expect, it } from "vitest";
import { amountInWords } from "./amount-in-words.ts";

it.each([
  [0, "Rupees Zero Only"],
  [100, "Rupees One Only"],
  [5, "Rupees Zero and Five Paise Only"],
  [1_999, "Rupees Nineteen and Ninety-Nine Paise Only"],
  [4_000, "Rupees Forty Only"],
  [10_000, "Rupees One Hundred Only"],
  [1_00_100, "Rupees One Thousand One Only"],
  [1_00_000_00, "Rupees One Lakh Only"],
  [
    1_36_489_43,
    "Rupees One Lakh Thirty-Six Thousand Four Hundred Eighty-Nine and Forty-Three Paise Only",
  ],
  [1_00_00_000_00, "Rupees One Crore Only"],
  [
    12_34_56_789_50,
    "Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and Fifty Paise Only",
  ],
  [1_23_00_00_00_001_00, "Rupees Twelve Thousand Three Hundred Crore One Only"],
])("writes %i paise in words", (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %s", (paise) => {
  expect(() => amountInWords(paise)).toThrow(RangeError);
});
