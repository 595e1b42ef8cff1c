import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'

const plain = (text: string): string => toString(fromMarkdown(text)).trim()
const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell.trim()))

/** The tables of a Markdown text, each row by its headings, and the facts of its list (`label: value`). */
export function readFigures(markdown: string): { tables: Record<string, string>[][]; facts: Record<string, string> } {
  const lines = markdown.split('\n')
  const tables: Record<string, string>[][] = []
  const facts: Record<string, string> = {}
  for (let at = 0; at < lines.length; at++) {
    const fact = /^- ([^:]+): (.*)$/.exec(lines[at] ?? '')
    if (fact) facts[fact[1] ?? ''] = plain(fact[2] ?? '')
    if (!/^\|[-| :]+\|$/.test(lines[at + 1] ?? '')) continue
    const head = cellsOf(lines[at] ?? '')
    const rows: Record<string, string>[] = []
    for (at += 2; lines[at]?.startsWith('|'); at++) {
      const cells = cellsOf(lines[at] ?? '')
      rows.push(Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])))
    }
    tables.push(rows)
  }
  return { tables, facts }
}

/** '1,234원' → 1234; NaN without a number */
export const numberOf = (text = ''): number => Number.parseInt(text.replaceAll(',', ''), 10)
