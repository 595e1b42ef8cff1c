/** Area codes (02, 031 …), numbers that are the same everywhere (070, 050x) and the nationwide 15xx, 16xx, 18xx. */
const SHAPES: readonly RegExp[] = [
  /^(02)(\d{3,4})(\d{4})$/,
  /^(0[3-6]\d|070)(\d{3,4})(\d{4})$/,
  /^(050\d)(\d{3,4})(\d{4})$/,
  /^(1[5-8]\d{2})(\d{4})$/,
]

/**
 * A shop's own telephone number, as a register or a map service gives it, with its hyphens; null for what is incomplete
 * (without its area code) and for mobile numbers (010, 011 …): those are people's.
 */
export function shopPhone(text: string | null): string | null {
  const digits = (text ?? '').normalize('NFKC').replace(/[\s().-]/g, '')
  const match = SHAPES.map((shape) => shape.exec(digits)).find((found) => found !== null)
  return match ? match.slice(1).join('-') : null
}
