/** The socket's address, at the origin's root. */
export const RATES_SOCKET_PATH = "/ws/goldprice";
