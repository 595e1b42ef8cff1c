/**
 * Whether a text is or ends in a word for a filling station or a mill. Alone it looks like a name: '주유소' begins with a
 * surname.
 */
export const endsAsStation = (text: string): boolean => /(?:주유|충전|정미)소$/.test(text)
