import type { List, Nodes, Parents, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import type { MarkdownBlock, MarkdownInline } from './markdownTree'
import { isSafeHref } from './links'

export const MARKDOWN_LENGTH_MAX = 100_000
export const MARKDOWN_DEPTH_MAX = 8
/** Parsing is worse than linear in these: lines and delimiters (`*`, `[`, a bullet …), delimiters in one paragraph. */
const MARKDOWN_MARKS_MAX = 4_000
const MARKDOWN_PARAGRAPH_MARKS_MAX = 400

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

/** Syntax outside the subset is kept as text: HTML, code, images, references, thematic breaks, autolinks. */
const NOT_READ = [
  ...['htmlFlow', 'htmlText', 'codeIndented', 'codeFenced', 'codeText', 'definition', 'autolink'],
  ...['labelStartImage', 'setextUnderline', 'thematicBreak'],
]
/** CommonMark does not close `**필수(선택)**는`, because Korean has no space before a particle. */
const EXTENSIONS = [{ disable: { null: NOT_READ } }, cjkFriendlyExtension()]

const LINE_END = /\r\n|[\r\n]/
/** Collapses white space around line breaks. White space at the ends separates inline nodes and stays. */
function oneLine(text: string): string {
  const lines = text.split(LINE_END)
  const last = lines.length - 1
  if (last === 0) return text
  const [first, end] = [lines[0]?.trimEnd(), lines[last]?.trimStart()]
  const between = lines.slice(1, last).map((line) => line.trim())
  return [first, ...between.filter(Boolean), end].join(' ')
}

/** Headings, paragraphs, lists, quotes, small tables, emphasis, safe links and line breaks; all else stays text. */
export function readMarkdown(source: string): MarkdownBlock[] {
  if (exceedsMarkdownLimits(source)) return asPlainParagraphs(source)
  const text = withoutBlankRuns(source)
  const headings = { count: 0 }
  return fromMarkdown(text, { extensions: EXTENSIONS }).children.flatMap((node) => readBlock(node, text, headings))
}

/** Repeated blank lines are equivalent to one but slow to parse. */
const withoutBlankRuns = (source: string): string =>
  source
    .split(LINE_END)
    .filter((line, i, lines) => line.trim() !== '' || lines[i - 1]?.trim() !== '')
    .join('\n')

const asPlainParagraphs = (source: string): MarkdownBlock[] =>
  source
    .split(/(?:\r\n|[\r\n])[ \t]*(?:\r\n|[\r\n])/)
    .map((text) => oneLine(text.trim()))
    .filter(Boolean)
    .map((text) => ({ kind: 'paragraph', content: [{ kind: 'text', text }] }))

function readBlock(node: RootContent, source: string, headings: { count: number }): MarkdownBlock[] {
  const blocksOf = ({ children }: Parents) => children.flatMap((child) => readBlock(child, source, headings))
  switch (node.type) {
    case 'paragraph':
      return [readTable(node, source) ?? { kind: 'paragraph', content: readInline(node.children, source, 0) }]
    case 'heading':
      headings.count += 1
      return [
        {
          kind: 'heading',
          level: node.depth <= 2 ? 2 : 3,
          id: `s${headings.count}`,
          content: readInline(node.children, source, 0),
        },
      ]
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(node) }]
    case 'list':
      return [{ kind: 'list', start: startOf(node), items: node.children.map(blocksOf) }]
    default:
      return [{ kind: 'paragraph', content: [{ kind: 'text', text: asWritten(node, source) }] }]
  }
}

const TABLE_ROW = /^\|(.+)\|$/
const TABLE_RULE = /^:?-+:?$/
const TABLE_MAX = { rows: 40, columns: 6 } as const

/** As GitHub writes them, with bars at both ends; null for other paragraphs and for large ones, which stay text. */
function readTable({ position }: Nodes, source: string): MarkdownBlock | null {
  const lines = source.slice(position?.start.offset, position?.end.offset).split(LINE_END)
  const [head, rule, ...others] = lines.map((line) => TABLE_ROW.exec(line.trim())?.[1]?.split('|'))
  if (!head || !rule?.every((cell) => TABLE_RULE.test(cell.trim())) || others.length > TABLE_MAX.rows) return null
  const rows = [head, ...others]
  if (!rows.every((cells) => cells?.length === head.length) || head.length > TABLE_MAX.columns) return null
  return { kind: 'table', rows: rows.map((cells = []) => cells.map(readCell)) }
}

function readCell(cell: string): MarkdownInline[] {
  const [only] = fromMarkdown(cell.trim(), { extensions: EXTENSIONS }).children
  return only?.type === 'paragraph' ? readInline(only.children, cell.trim(), 0) : [{ kind: 'text', text: cell.trim() }]
}

const startOf = ({ ordered, start }: List): number | null => (ordered ? (start ?? 1) : null)

function readInline(nodes: readonly PhrasingContent[], source: string, depth: number): MarkdownInline[] {
  return nodes.map((node): MarkdownInline => {
    if (node.type === 'text') return { kind: 'text', text: oneLine(node.value) }
    if (node.type === 'break') return { kind: 'break' }
    const isDeep = depth >= MARKDOWN_DEPTH_MAX
    if ((node.type === 'strong' || node.type === 'emphasis') && !isDeep)
      return { kind: node.type, content: readInline(node.children, source, depth + 1) }
    if (node.type === 'link' && !isDeep && isSafeHref(node.url))
      return { kind: 'link', href: node.url, content: readInline(node.children, source, depth + 1) }
    return { kind: 'text', text: asWritten(node, source) }
  })
}

const asWritten = ({ position }: Nodes, source: string): string =>
  oneLine(source.slice(position?.start.offset, position?.end.offset))
