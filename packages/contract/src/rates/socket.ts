/** The socket's path at the shop's origin. */
export const RATES_SOCKET_PATH = "/ws/goldprice";
