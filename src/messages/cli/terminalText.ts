/** Characters two columns wide in a terminal: Hangul, Chinese characters, full-width forms, emoji. */
const WIDE = new RegExp(
  '[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6' +
    '\\u{1f300}-\\u{1faff}\\u{20000}-\\u{3fffd}]',
  'u',
)

const columnsOf = (char: string): number => (WIDE.test(char) ? 2 : 1)

export const width = (text: string): number => [...text].reduce((sum, char) => sum + columnsOf(char), 0)

const blank = (text: string, to: number): string => ' '.repeat(Math.max(0, to - width(text)))

export const padded = (text: string, to: number): string => text + blank(text, to)

export const paddedStart = (text: string, to: number): string => blank(text, to) + text

export function shortened(text: string, to: number): string {
  if (width(text) <= to) return text
  let short = ''
  let columns = 1
  for (const char of text) {
    columns += columnsOf(char)
    if (columns > to) break
    short += char
  }
  return to > 0 ? `${short}…` : ''
}
