/** The body of a refusal of the API: its message, and the messages of invalid fields. */
interface Refusal {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

export const noAnswer = "No response from server. Please check your internet connection.";
export const unreadable = "Server error. Please try again later.";
export const unexpectedAnswer = "Unexpected API response format";

/** Returns a refusal in this language. The API's own messages are in English. */
export const inThisLanguage = <Body extends Refusal>(_code: string, body: Body) => body;
