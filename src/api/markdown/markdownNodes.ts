import type { BlockContent, Heading, Link, List, PhrasingContent, RootContent, Table, Text } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Handle, toMarkdown } from 'mdast-util-to-markdown'
import type { MarkdownBlock, MarkdownInline } from '@/domain/markdown/markdownTree'
import { markdownHref } from '@/domain/site/markdownTwin'
import { siteOrigin } from '@/infra/siteOrigin'

/** A text, or parts of it such as links. */
export type Words = string | number | null | PhrasingContent | readonly (string | PhrasingContent)[]

/** On one line, because a name may contain anything. */
const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()

function phrasing(words: Words): PhrasingContent[] {
  if (words === null) return []
  if (typeof words === 'object' && 'type' in words) return [words]
  const parts = typeof words === 'object' ? words : [oneLine(String(words))]
  return parts.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part))
}

/** Pages of this site are linked as Markdown. */
const addressOf = (href: string): string => (href.startsWith('/') ? siteOrigin() + markdownHref(href) : href)

export const link = (text: string, href: string): Link => ({
  type: 'link',
  url: addressOf(href),
  children: phrasing(oneLine(text)),
})

export const heading = (depth: Heading['depth'], words: Words): Heading => ({
  type: 'heading',
  depth,
  children: phrasing(words),
})

export const paragraph = (...words: Words[]): BlockContent => ({
  type: 'paragraph',
  children: words.flatMap(phrasing),
})

export const quote = (words: Words): BlockContent => ({ type: 'blockquote', children: [paragraph(words)] })

export const list = (items: readonly Words[]): List => ({
  type: 'list',
  spread: false,
  children: items.map((words) => ({ type: 'listItem', spread: false, children: [paragraph(words)] })),
})

/** `label: value`, without those that are unknown. */
export const facts = (entries: readonly (readonly [label: string, value: Words])[]): RootContent[] => {
  const known = entries.filter(([, value]) => value !== null && value !== '')
  return known.length === 0 ? [] : [list(known.map(([label, value]) => [`${label}: `, ...phrasing(value)]))]
}

export const table = (head: readonly string[], rows: readonly (readonly Words[])[]): Table => ({
  type: 'table',
  children: [head, ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((words) => ({ type: 'tableCell', children: phrasing(words) })),
  })),
})

/** Nothing without rows. */
export const section = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly Words[])[],
  note?: string,
): RootContent[] =>
  rows.length === 0 ? [] : [heading(2, title), ...(note ? [paragraph(note)] : []), table(head, rows)]

function inlineOf(parts: readonly MarkdownInline[]): PhrasingContent[] {
  return parts.map((part): PhrasingContent => {
    if (part.kind === 'text') return { type: 'text', value: part.text }
    if (part.kind === 'break') return { type: 'break' }
    const children = inlineOf(part.content)
    return part.kind === 'link' ? { type: 'link', url: addressOf(part.href), children } : { type: part.kind, children }
  })
}

/** A text that people wrote, as the site reads it: without HTML, images and unsafe addresses. */
export function blocksOf(blocks: readonly MarkdownBlock[]): BlockContent[] {
  return blocks.map((block): BlockContent => {
    if (block.kind === 'heading') return { type: 'heading', depth: block.level, children: inlineOf(block.content) }
    if (block.kind === 'quote') return { type: 'blockquote', children: blocksOf(block.blocks) }
    if (block.kind === 'table')
      return {
        type: 'table',
        children: block.rows.map((cells) => ({
          type: 'tableRow',
          children: cells.map((cell) => ({ type: 'tableCell', children: inlineOf(cell) })),
        })),
      }
    if (block.kind === 'paragraph') return { type: 'paragraph', children: inlineOf(block.content) }
    const children = block.items.map((item) => ({ type: 'listItem' as const, children: blocksOf(item) }))
    return { type: 'list', ordered: block.start !== null, start: block.start, children }
  })
}

/** What ends an address or a cell, or makes a character reference of `&`; the library writes `\\&`, which few read. */
const ENDS_ADDRESS = /[\s<>()\\;|]/g
const percentEncoded = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

const writeLink: Handle = (node: Link, _parent, state, info) => {
  const leave = state.enter('label')
  const text = state.containerPhrasing(node, { ...info, before: '[', after: ']' })
  leave()
  return `[${text}](${node.url.replace(ENDS_ADDRESS, percentEncoded)})`
}

/** Has nothing to escape wherever it stands. The library tries thirty patterns, which takes most of the time. */
const PLAIN = /^[\p{L}\p{N}]([\p{L}\p{N} ,·%-]*[\p{L}\p{N}%])?$/u

const writeText: Handle = (node: Text, _parent, state, info) =>
  PLAIN.test(node.value) ? node.value : state.safe(node.value, info)

/** Markup in texts is escaped. */
export const writeMarkdown = (children: RootContent[]): string =>
  toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      rule: '-',
      handlers: { link: writeLink, text: writeText },
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    },
  )
