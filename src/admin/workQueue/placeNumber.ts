export const placeNumber = (text: string | null): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null
