/** Rounds a percentage (0 to 100) to two decimals. */
export const percent = (share: number): string => `${Math.round(share * 100) / 100}%`
