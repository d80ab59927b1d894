// The frame of all letters, and their common words

export const stopTheseLetters = "ये ई-मेल बंद करें";
export const dear = (name: string) => `${name} जी, नमस्ते!`;
export const hello = "नमस्ते!";
