/** A sentence for the person who runs a command, in Korean and, on the next line, in English. */
export const inBoth = (korean: string, english: string): string => `${korean}\n${english}`
