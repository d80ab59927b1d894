/**
 * Large cities with the first digits of their PIN codes. Only prefixes of a single city are listed.
 * For all other codes the user enters the city.
 */
const CITIES: readonly (readonly [city: string, prefixes: string])[] = [
  ["New Delhi", "11"],
  ["Faridabad", "1210"],
  ["Gurugram", "12200 12201"],
  ["Ludhiana", "1410"],
  ["Amritsar", "1430"],
  ["Chandigarh", "1600"],
  ["Shimla", "1710"],
  ["Jammu", "1800"],
  ["Srinagar", "1900"],
  ["Ghaziabad", "20100 20101"],
  ["Noida", "2013"],
  ["Kanpur", "2080"],
  ["Prayagraj", "2110"],
  ["Varanasi", "2210"],
  ["Lucknow", "2260"],
  ["Dehradun", "2480"],
  ["Agra", "2820"],
  ["Jaipur", "3020"],
  ["Udaipur", "3130"],
  ["Jodhpur", "3420"],
  ["Rajkot", "3600"],
  ["Ahmedabad", "3800"],
  ["Vadodara", "3900"],
  ["Surat", "3950"],
  ["Mumbai", "4000 4001"],
  ["Thane", "4006"],
  ["Navi Mumbai", "4007"],
  ["Pune", "4110"],
  ["Nashik", "4220"],
  ["Nagpur", "4400"],
  ["Indore", "4520"],
  ["Bhopal", "4620"],
  ["Raipur", "4920"],
  ["Hyderabad", "5000"],
  ["Vijayawada", "5200"],
  ["Visakhapatnam", "5300"],
  ["Bengaluru", "5600"],
  ["Mysuru", "5700"],
  ["Mangaluru", "5750"],
  ["Chennai", "6000"],
  ["Puducherry", "6050"],
  ["Tiruchirappalli", "6200"],
  ["Madurai", "6250"],
  ["Coimbatore", "6410"],
  ["Kozhikode", "6730"],
  ["Kochi", "6820"],
  ["Thiruvananthapuram", "6950"],
  ["Kolkata", "7000"],
  ["Bhubaneswar", "7510"],
  ["Guwahati", "7810"],
  ["Patna", "8000"],
  ["Ranchi", "8340"],
];

const BY_PREFIX = new Map(
  CITIES.flatMap(([city, prefixes]) =>
    prefixes.split(" ").map((prefix) => [prefix, city] as const),
  ),
);

/** The city of a six-digit PIN code; null when its digits do not identify a city. */
export function postalCity(pin: string): string | null {
  for (const length of [5, 4, 2]) {
    const city = BY_PREFIX.get(pin.slice(0, length));
    if (city) return city;
  }
  return null;
}
