/** Normalizes a text for display: keeps line breaks, collapses consecutive empty lines into one. */
export const shownText = (text: string): string => text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
