/** Parses an id from the URL; null if it is not one. */
export const placeNumber = (text: string | null): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null
