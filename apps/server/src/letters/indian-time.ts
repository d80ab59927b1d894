/** Formats a time for letters, in India's time zone. */
export const INDIAN_TIME = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});
