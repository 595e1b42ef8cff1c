/** A length in percent (0 to 100) of a drawing's width, to two places. */
export const percent = (share: number): string => `${Math.round(share * 100) / 100}%`
