export const MARKDOWN_LENGTH_MAX = 100_000
export const MARKDOWN_DEPTH_MAX = 8
/** Parsing is worse than linear in these: lines and delimiters (`*`, `[`, a bullet …), delimiters in one paragraph. */
export const MARKDOWN_MARKS_MAX = 4_000
export const MARKDOWN_PARAGRAPH_MARKS_MAX = 400

const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y
/** Starts a new paragraph: a list item or heading. */
const OPENS_PARAGRAPH = /^[ \t]*(?:[-+*]|\d{1,9}[.)]|#{1,6})[ \t]/
const INLINE = /[*_[\]\\&<]/g

function depthOf(line: string): number {
  CONTAINER.lastIndex = 0
  if (!CONTAINER.test(line)) return 0
  let depth = Math.floor((/^[ \t]*/.exec(line)?.[0].length ?? 0) / 2) + 1
  while (depth <= MARKDOWN_DEPTH_MAX && CONTAINER.test(line)) depth += 1
  return depth
}

/** A text beyond the limits is shown unparsed. */
export function exceedsMarkdownLimits(source: string): boolean {
  if (source.length > MARKDOWN_LENGTH_MAX) return true
  let total = 0
  let inParagraph = 0
  for (const line of source.split(/\r\n|[\r\n]/)) {
    const depth = depthOf(line)
    if (depth > MARKDOWN_DEPTH_MAX) return true
    const marks = (line.match(INLINE)?.length ?? 0) + depth
    total += marks + (line.trim() === '' ? 0 : 1)
    inParagraph = line.trim() === '' || OPENS_PARAGRAPH.test(line) ? marks : inParagraph + marks
    if (total > MARKDOWN_MARKS_MAX || inParagraph > MARKDOWN_PARAGRAPH_MARKS_MAX) return true
  }
  return false
}
