interface Piece {
  kind: 'text' | 'group'
  value: string
  /** no space before this piece */
  glued: boolean
}

/**
 * A group keeps its inner brackets. One cell in a hundred is unbalanced: an unclosed group runs to the end, a stray ')'
 * becomes a space.
 */
export function splitBrackets(cell: string): Piece[] {
  if (!cell.includes('(') && !cell.includes(')'))
    return cell.trim() === '' ? [] : [{ kind: 'text', value: cell, glued: isGlued(cell, 0, 'text') }]
  const text = withoutDoubled(cell)
  const pieces: Piece[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '(') {
      if (depth === 0) {
        addPiece(pieces, 'text', text, start, i)
        start = i + 1
      }
      depth++
    } else if (char === ')') {
      if (depth === 1) addPiece(pieces, 'group', text, start, i)
      if (depth === 0) addPiece(pieces, 'text', text, start, i)
      if (depth <= 1) start = i + 1
      depth = Math.max(0, depth - 1)
    }
  }
  addPiece(pieces, depth > 0 ? 'group' : 'text', text, start, text.length)
  return pieces
}

function addPiece(pieces: Piece[], kind: Piece['kind'], text: string, start: number, end: number): void {
  const value = text.slice(start, end)
  if (kind === 'group' || value.trim() !== '') pieces.push({ kind, value, glued: isGlued(text, start, kind) })
}

/** Removes an opening bracket that was doubled by mistake: '달빛반점((중구 다동 5)'. */
const withoutDoubled = (cell: string): string =>
  cell.split('(').length > cell.split(')').length ? cell.replace(/\((?:\s?\()+/g, '(') : cell

function isGlued(text: string, start: number, kind: Piece['kind']): boolean {
  const at = kind === 'group' ? start - 2 : start
  const char = text[at]
  return char !== undefined && char !== ' '
}
