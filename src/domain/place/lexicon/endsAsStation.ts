/** '주유소' alone looks like a name, because it starts with a surname. */
export const endsAsStation = (text: string): boolean => /(?:주유|충전|정미)소$/.test(text)
