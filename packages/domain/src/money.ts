/**
 * Money is a whole number of paise, weight a whole number of milligrams, and a share is in basis
 * points (1 % = 100 bp). Every amount is rounded once, from an exact product of whole numbers.
 */
export type Paise = number;
export type Milligrams = number;
export type BasisPoints = number;

export const PAISE_PER_RUPEE = 100;

/**
 * Multiplies whole, non-negative numbers, divides the product by a divisor and rounds half up. A
 * product below 2^53 is exact as a number. BigInt is used for a larger product, because rate ×
 * weight × making charge exceeds 2^53 for a heavy piece.
 * @throws RangeError when a factor is not a whole number or is negative
 */
export function roundedProduct(factors: readonly number[], divisor: number): number {
  let product = 1;
  for (const factor of factors) {
    if (!Number.isSafeInteger(factor) || factor < 0) {
      throw new RangeError(`Not a whole, non-negative number: ${factor}`);
    }
    product *= factor;
  }
  return isExact(product)
    ? roundedQuotient(product, divisor)
    : roundedLargeProduct(factors, divisor);
}

/**
 * Does the same as `roundedProduct`, for three factors that are known to be whole and not negative.
 * Without checks it is several times as fast, for the prices of a whole catalogue.
 */
export function roundedProductOf(a: number, b: number, c: number, divisor: number): number {
  const product = a * b * c;
  return isExact(product)
    ? roundedQuotient(product, divisor)
    : roundedLargeProduct([a, b, c], divisor);
}

/**
 * Whether a product of whole numbers is exact. An inexact product is 2^53 or more, because rounding
 * to a double never crosses a power of two.
 */
const isExact = (product: number) => product <= Number.MAX_SAFE_INTEGER;

function roundedQuotient(product: number, divisor: number): number {
  // The division of doubles may round the quotient up to the next whole number. The remainder is
  // then negative.
  const quotient = Math.floor(product / divisor);
  const rest = product - quotient * divisor;
  if (rest < 0) return rest + divisor >= -rest ? quotient : quotient - 1;
  return rest >= divisor - rest ? quotient + 1 : quotient;
}

function roundedLargeProduct(factors: readonly number[], divisor: number): number {
  const product = factors.reduce((total, factor) => total * BigInt(factor), 1n);
  const d = BigInt(divisor);
  return Number((2n * product + d) / (2n * d));
}

/** Converts paise into a number of rupees with at most two decimals, for the wire. */
export function rupees(paise: Paise): number {
  return paise / PAISE_PER_RUPEE;
}

/**
 * Converts a number of rupees, from the wire or from a source of rates, into paise, rounded half
 * up.
 */
export function paise(rupees: number): Paise {
  // A double can be slightly less than the decimal that it represents, such as 1.005. The
  // correction is far smaller than a hundredth of a paisa.
  return Math.round(rupees * PAISE_PER_RUPEE + 1e-7);
}

/**
 * Divides a sum among lines in proportion to their sizes, in whole paise that add up to the sum.
 * Remaining paise go to the lines with the largest remainders, the earlier line first. When all
 * sizes are 0, the first line gets the whole sum. BigInt is used because a sum times a price can
 * exceed 2^53.
 */
export function apportion(sum: Paise, sizes: readonly number[]): Paise[] {
  const whole = sizes.reduce((total, size) => total + size, 0);
  if (whole === 0) return sizes.map((_, place) => (place === 0 ? sum : 0));
  const exact = sizes.map((size) => BigInt(sum) * BigInt(size));
  const parts = exact.map((product) => Number(product / BigInt(whole)));
  const left = sum - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((product, place) => ({ place, remainder: product % BigInt(whole) }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.place - b.place);
  for (const { place } of byRemainder.slice(0, left)) parts[place] = (parts[place] as number) + 1;
  return parts;
}

/**
 * Divides a sum in the way of `apportion`, but in even parts, so that the GST of each part has equal
 * halves of CGST and SGST. The odd paisa of an odd sum goes to the last part that has a size.
 * GST of an order is in whole rupees, so only what is left of an order from before decision 0124 is
 * odd.
 */
export function apportionEven(sum: Paise, sizes: readonly number[]): Paise[] {
  const last = Math.max(
    0,
    sizes.findLastIndex((size) => size > 0),
  );
  return apportion(Math.floor(sum / 2), sizes).map(
    (half, place) => 2 * half + (place === last ? sum % 2 : 0),
  );
}
