const CANDIDATES = [',', '\t', ';', '|']
const LINES = 20

export function guessDelimiter(text: string): string {
  const lines = text.split('\n', LINES).filter((line) => line.trim() !== '')
  let best = { delimiter: ',', lines: 0, count: 0 }
  for (const delimiter of CANDIDATES) {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0)
    const count = counts.reduce((sum, each) => sum + each, 0)
    if (counts.length > best.lines || (counts.length === best.lines && count > best.count))
      best = { delimiter, lines: counts.length, count }
  }
  return best.delimiter
}
