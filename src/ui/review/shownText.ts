/** A text as it is shown: its line breaks stay, more than one empty line in a row becomes one. */
export const shownText = (text: string): string => text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
