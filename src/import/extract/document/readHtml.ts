import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { decodeText } from '@/infra/decodeText'
import type { SheetRow } from '@/import/source/sheetRow'
import { expandMergedCells, type SpanCell } from '@/import/source/mergedCells'
import { namesColumns } from '@/import/header/header'

const IGNORED = new Set(['script', 'style', 'head', 'noscript', 'template', 'select', 'button', 'svg'])
const BLOCK = new Set([
  'address',
  'article',
  'br',
  'caption',
  'dd',
  'div',
  'dl',
  'dt',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'section',
  'ul',
])
/** Real pages nest some dozens deep; deeper ones would exhaust the parser's recursion. */
const DEPTH_MAX = 400

interface Page {
  rows: SheetRow[]
  line: string
}

/**
 * Lines between tables become one-cell rows, because titles, departments and units are there. A table without headings
 * around other tables is layout; otherwise a nested table is part of its cell's text.
 */
export async function readHtml(bytes: Uint8Array): Promise<SheetRow[]> {
  const { parse } = await import('parse5')
  const page: Page = { rows: [], line: '' }
  walk(parse(decodeText(bytes)), page, 0)
  endLine(page)
  return page.rows
}

function walk(node: Tree.Node, page: Page, depth: number): void {
  if (depth > DEPTH_MAX) return
  if (node.nodeName === '#text') page.line += (node as Tree.TextNode).value
  if (!('childNodes' in node) || IGNORED.has(node.nodeName)) return
  const isTable = node.nodeName === 'table' && (!contains(node, 'table', depth) || hasHeadings(node))
  if (isTable || BLOCK.has(node.nodeName) || node.nodeName === 'table' || node.nodeName === 'td') endLine(page)
  if (isTable) addTable(node, page)
  else for (const child of node.childNodes) walk(child, page, depth + 1)
  if (BLOCK.has(node.nodeName) || node.nodeName === 'td') endLine(page)
}

function endLine(page: Page): void {
  const text = tidy(page.line)
  page.line = ''
  if (text !== '') page.rows.push({ sheet: null, row: page.rows.length + 1, cells: [text] })
}

const hasHeadings = (table: Tree.ParentNode): boolean =>
  elements(table, 'tr').some((tr) => namesColumns(cellsOf(tr).map((cell) => tidy(textOf(cell, 0, INNER_TABLE)))))

const INNER_TABLE = new Set(['table'])

const cellsOf = (tr: Tree.Element): Tree.Element[] =>
  tr.childNodes.filter((node): node is Tree.Element => node.nodeName === 'td' || node.nodeName === 'th')

function addTable(table: Tree.ParentNode, page: Page): void {
  const rows = elements(table, 'tr').map((tr) => cellsOf(tr).map(spanCell))
  for (const caption of elements(table, 'caption')) {
    page.line = textOf(caption, 0)
    endLine(page)
  }
  for (const laid of expandMergedCells(rows)) page.rows.push({ sheet: null, row: page.rows.length + 1, ...laid })
}

function spanCell(cell: Tree.Element): SpanCell {
  const span = (name: string): number => Number(cell.attrs.find((attr) => attr.name === name)?.value ?? 1)
  return { text: tidy(textOf(cell, 0)), rowSpan: span('rowspan'), colSpan: span('colspan') }
}

function elements(node: Tree.ParentNode, name: string, depth = 0): Tree.Element[] {
  if (depth > DEPTH_MAX) return []
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return []
    return child.tagName === name ? [child] : elements(child, name, depth + 1)
  })
}

function contains(node: Tree.ParentNode, name: string, depth: number): boolean {
  return node.childNodes.some(
    (child) => 'tagName' in child && depth < DEPTH_MAX && (child.tagName === name || contains(child, name, depth + 1)),
  )
}

function textOf(node: Tree.Node, depth: number, passed: ReadonlySet<string> = IGNORED): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value.replace(/\s+/g, ' ')
  if (node.nodeName === 'br') return '\n'
  if (!('childNodes' in node) || IGNORED.has(node.nodeName) || passed.has(node.nodeName) || depth > DEPTH_MAX) return ''
  const inner = node.childNodes.map((child) => textOf(child, depth + 1, passed)).join('')
  if (node.nodeName === 'td') return `${inner} `
  return BLOCK.has(node.nodeName) || node.nodeName === 'tr' ? `${inner}\n` : inner
}

/** Spaces as a browser shows them; line breaks inside a cell stay. */
function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}
