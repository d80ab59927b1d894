/** The path of the rates socket at the shop's origin. */
export const RATES_SOCKET_PATH = "/ws/goldprice";
