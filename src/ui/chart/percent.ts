/** `share` from 0 to 100, rounded to two decimals. */
export const percent = (share: number): string => `${Math.round(share * 100) / 100}%`
