// The frame of all letters, and their common words

export const stopTheseLetters = "Stop these letters";
export const dear = (name: string) => `Dear ${name},`;
export const hello = "Hello,";
