/** Area codes (02, 031 …), nationwide prefixes (070, 050x) and service numbers (15xx, 16xx, 18xx). */
const SHAPES: readonly RegExp[] = [
  /^(02)(\d{3,4})(\d{4})$/,
  /^(0[3-6]\d|070)(\d{3,4})(\d{4})$/,
  /^(050\d)(\d{3,4})(\d{4})$/,
  /^(1[5-8]\d{2})(\d{4})$/,
]

/** With hyphens. Null without an area code, and for mobile numbers (010, 011 …), which are personal. */
export function shopPhone(text: string | null): string | null {
  const digits = (text ?? '').normalize('NFKC').replace(/[\s().-]/g, '')
  const match = SHAPES.map((shape) => shape.exec(digits)).find((found) => found !== null)
  return match ? match.slice(1).join('-') : null
}
