/** Words that tutorials and people use in place of a secret. */
const WORDS = new RegExp(
  'secret|passw(or)?d|change[-_ ]?(me|this|it)|your|here|payload|replace|example|default|admin|test|token|key|' +
    'gonggong|bapsang',
  'g',
)
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890']
export const SECRET_LENGTH_MIN = 32
const DISTINCT_MIN = 10
/** An unpredictable character carries at least four bits, as in hexadecimal; together 64 bits. */
const UNFORETOLD_MIN = 16
/** Characters that repeat an earlier sequence of at least this length. */
const REPEATED_MIN = 3

const areNeighbours = (one: string, next: string): boolean =>
  Math.abs(one.charCodeAt(0) - next.charCodeAt(0)) <= 1 ||
  KEYBOARD_ROWS.some(
    (row) => row.includes(one) && row.includes(next) && Math.abs(row.indexOf(one) - row.indexOf(next)) <= 1,
  )

/** Neither from the previous one (aaaa, 4321, qwerty) nor from an earlier sequence. */
function countUnforetold(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const follows = at > 0 && areNeighbours(text[at - 1]!, text[at]!)
    const end = text.slice(at - REPEATED_MIN + 1, at + 1)
    const repeats = at >= REPEATED_MIN && text.indexOf(end) < at - REPEATED_MIN + 1
    if (!follows && !repeats) count += 1
  }
  return count
}

export function isGuessable(secret: string): boolean {
  if (secret.length < SECRET_LENGTH_MIN || new Set(secret).size < DISTINCT_MIN) return true
  return countUnforetold(secret.toLowerCase().replace(WORDS, '')) < UNFORETOLD_MIN
}
