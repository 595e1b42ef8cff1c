import type { PhrasingContent, RootContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { MarkdownBlock, MarkdownInline } from '@/domain/markdown/markdownTree'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import { type NotationBlock, type NotationInline, readNotation } from './readNotation'

const text = (value: string): PhrasingContent => ({ type: 'text', value })

function inlineNode(part: NotationInline): PhrasingContent {
  if (part.kind === 'email') return text('{email}')
  if (part.kind === 'strong') return { type: 'strong', children: [text(part.text)] }
  if (part.kind === 'link') return { type: 'link', url: part.href, children: [text(part.text)] }
  return text(part.text)
}

function blockNode(block: NotationBlock): RootContent {
  if (block.kind === 'heading') return { type: 'heading', depth: block.level, children: [text(block.text)] }
  if (block.kind === 'paragraph') return { type: 'paragraph', children: block.content.map(inlineNode) }
  return {
    type: 'list',
    ordered: block.start !== null,
    start: block.start,
    spread: false,
    children: block.items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: item.map(inlineNode) }],
    })),
  }
}

const strong = (words: string) => `<strong>${words}</strong>`
const link = (words: string, href: string) => `<a ${href}>${words}</a>`
/** A line of what a reader sees; how many spaces stand there is not seen. */
const line = (what: string, words: string) => `${what} ${words.replace(/\s+/g, ' ').trim()}`
const item = (start: number | null, index: number) => (start === null ? '•' : `${start + index}.`)

const notationWords = (content: readonly NotationInline[]): string =>
  content
    .map((part) => {
      if (part.kind === 'email') return '{email}'
      return part.kind === 'strong' ? strong(part.text) : part.kind === 'link' ? link(part.text, part.href) : part.text
    })
    .join('')

/** What a reader saw of a text in the old notation, line by line. */
export const notationLines = (body: string): string[] =>
  readNotation(body).flatMap((block) => {
    if (block.kind === 'heading') return line(`h${block.level}`, block.text)
    if (block.kind === 'paragraph') return line('p', notationWords(block.content))
    return block.items.map((content, i) => line(item(block.start, i), notationWords(content)))
  })

const markdownWords = (content: readonly MarkdownInline[]): string =>
  content
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'break') return '<br>'
      const words = markdownWords(part.content)
      return part.kind === 'link'
        ? link(words, part.href)
        : part.kind === 'strong'
          ? strong(words)
          : `<em>${words}</em>`
    })
    .join('')

const blockLines = (block: MarkdownBlock): string[] => {
  if (block.kind === 'heading') return [line(`h${block.level}`, markdownWords(block.content))]
  if (block.kind === 'paragraph') return [line('p', markdownWords(block.content))]
  if (block.kind === 'quote') return ['quote', ...block.blocks.flatMap(blockLines)]
  return block.items.flatMap((blocks, i) => {
    const [first, ...others] = blocks
    const words = first?.kind === 'paragraph' ? markdownWords(first.content) : ''
    return [line(item(block.start, i), words), ...others.flatMap(blockLines)]
  })
}

/** What a reader sees of a text in Markdown, line by line. */
export const markdownLines = (body: string): string[] => readMarkdown(body).flatMap(blockLines)

const saysTheSame = (lines: readonly string[], markdown: string) =>
  lines.join('\n') === markdownLines(markdown).join('\n')

/**
 * A legal text from the old notation in Markdown: to a reader, word for word the same. A text that reads the same in
 * both stays as it is; null where no Markdown says the same.
 */
export function notationToMarkdown(body: string): string | null {
  const lines = notationLines(body)
  if (saysTheSame(lines, body)) return body
  const markdown = toMarkdown(
    { type: 'root', children: readNotation(body).map(blockNode) },
    { bullet: '-', bulletOther: '*', bulletOrdered: '.', listItemIndent: 'one', strong: '*' },
  ).trim()
  return saysTheSame(lines, markdown) ? markdown : null
}
