import type { MarkdownBlock, MarkdownInline } from '../markdown/markdownTree'
import { readMarkdown } from '../markdown/readMarkdown'
import { isSafeHref, hrefOf, splitLinks } from '../markdown/links'

const linked = (text: string, origin: string): MarkdownInline[] =>
  splitLinks(text, origin).map((piece): MarkdownInline => {
    const words: MarkdownInline = { kind: 'text', text: piece.text }
    return piece.href !== null && isSafeHref(piece.href) ? { kind: 'link', href: piece.href, content: [words] } : words
  })

const linkInline = (content: readonly MarkdownInline[], origin: string): MarkdownInline[] =>
  content.flatMap((part): MarkdownInline[] => {
    if (part.kind === 'text') return linked(part.text, origin)
    return part.kind === 'strong' || part.kind === 'emphasis'
      ? [{ ...part, content: linkInline(part.content, origin) }]
      : [part]
  })

function linkBlock(block: MarkdownBlock, origin: string): MarkdownBlock {
  const link = (inner: MarkdownBlock) => linkBlock(inner, origin)
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.map(link)) }
  if (block.kind === 'quote') return { ...block, blocks: block.blocks.map(link) }
  const linkCells = (row: MarkdownInline[][]) => row.map((cell) => linkInline(cell, origin))
  if (block.kind === 'table') return { ...block, rows: block.rows.map(linkCells) }
  return { ...block, content: linkInline(block.content, origin) }
}

/** Adds Markdown line breaks, because Enter is meant as one. */
const withLineBreaks = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.trim() ? `${line.trimEnd()}  ` : ''))
    .join('\n')

/** The Markdown subset with line breaks kept and addresses linked. `origin`: without a trailing slash. */
export const readPostText = (text: string, origin: string): MarkdownBlock[] =>
  readMarkdown(withLineBreaks(text)).map((block) => linkBlock(block, origin))

const PLACE = /^\/restaurants\/(\d{1,10})\/?(?:[?#]|$)/

/** null for other links */
export function placeOfHref(href: string, origin: string): number | null {
  const id = PLACE.exec(hrefOf(href, origin))?.[1]
  return id === undefined ? null : Number(id)
}

/** The restaurant of a paragraph that consists only of a link to it; null for other blocks. */
export function placeOfBlock(block: MarkdownBlock, origin: string): number | null {
  if (block.kind !== 'paragraph') return null
  const [only, ...others] = block.content.filter((part) => part.kind !== 'text' || part.text.trim() !== '')
  return only?.kind === 'link' && others.length === 0 ? placeOfHref(only.href, origin) : null
}
