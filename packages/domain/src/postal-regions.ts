const BETWEEN_STATES = " or ";
const ARMY = "Army Post Office";

/**
 * The states by the first digits of their PIN codes, from India Post's directory. The longest
 * matching prefix counts. Where post offices of two states share a prefix, both are listed.
 */
const REGIONS: readonly (readonly [region: string, prefixes: string])[] = [
  ["Delhi", "11"],
  ["Haryana", "12 13"],
  ["Punjab", "14 15 16"],
  ["Chandigarh", "160"],
  ["Punjab or Chandigarh", "160003 160014 160055 160059 160062 160071 160103 160104"],
  ["Himachal Pradesh", "17"],
  ["Jammu and Kashmir", "18 19"],
  ["Ladakh", "194"],
  ["Uttar Pradesh", "20 21 22 23 24 25 26 27 28"],
  ["Uttarakhand", "246 248 249 2625 263"],
  ["Uttar Pradesh", "2467"],
  ["Uttar Pradesh or Uttarakhand", "2447 246763 2476 2623 2624"],
  ["Rajasthan", "30 31 32 33 34"],
  ["Gujarat", "36 37 38 39"],
  ["Dadra and Nagar Haveli and Daman and Diu", "39621 39622 362520 362540 362570"],
  ["Gujarat or Dadra and Nagar Haveli and Daman and Diu", "396193 39623 39624"],
  ["Maharashtra", "40 41 42 43 44"],
  ["Goa", "403"],
  ["Madhya Pradesh", "45 46 47 48"],
  ["Chhattisgarh", "49"],
  ["Telangana", "50"],
  ["Telangana or Andhra Pradesh", "5071"],
  ["Andhra Pradesh", "51 52 53"],
  ["Andhra Pradesh or Puducherry", "533464"],
  ["Karnataka", "56 57 58 59"],
  ["Tamil Nadu", "60 61 62 63 64"],
  ["Puducherry", "6050"],
  ["Tamil Nadu or Puducherry", "605007 605014 6051 6055 607402 607403 6096"],
  ["Kerala", "67 68 69"],
  ["Lakshadweep", "68255"],
  ["Kerala or Puducherry", "673310"],
  ["West Bengal", "70 71 72 73 74"],
  ["Sikkim", "737"],
  ["Andaman and Nicobar Islands", "744"],
  ["Odisha", "75 76 77"],
  ["Assam", "78"],
  ["Assam or Meghalaya", "783123 783134"],
  ["Arunachal Pradesh", "790 791 792"],
  ["Meghalaya", "793 794"],
  ["Manipur", "795"],
  ["Mizoram", "796"],
  ["Nagaland", "797 798"],
  ["Tripura", "799"],
  ["Bihar", "80 81 82 84 85"],
  ["Jharkhand", "814 815 816 822 825 826 827 828 829 83"],
  ["Bihar or Jharkhand", "813208 814131"],
  [ARMY, "90 91 92 93 94 95 96 97 98 99"],
];

const BY_PREFIX = new Map(
  REGIONS.flatMap(([region, prefixes]) =>
    prefixes.split(" ").map((prefix) => [prefix, region] as const),
  ),
);

/**
 * The state or union territory of a PIN code.
 * @param pin six digits
 * @returns null when no post office can have this PIN code
 */
export function postalRegion(pin: string): string | null {
  for (let length = pin.length; length >= 2; length--) {
    const region = BY_PREFIX.get(pin.slice(0, length));
    if (region) return region;
  }
  return null;
}

/**
 * Whether a PIN code may belong to a state, given by its name in INDIAN_STATES. True also for a
 * code whose region is unknown, because an unknown region does not contradict the state.
 */
export function pinCodeFitsState(pin: string, state: string): boolean {
  const region = postalRegion(pin);
  // Soldiers have an Army Post Office address, so any state is accepted.
  if (region === null || region === ARMY) return true;
  return region.split(BETWEEN_STATES).includes(state);
}
