/** No HTML, images or code. */
export type MarkdownInline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; content: MarkdownInline[] }
  /** `href` is safe, see `isSafeHref` */
  | { kind: 'link'; href: string; content: MarkdownInline[] }

export type MarkdownBlock =
  /** `id`: 's1', 's2', … in document order */
  | { kind: 'heading'; level: 2 | 3; id: string; content: MarkdownInline[] }
  | { kind: 'paragraph'; content: MarkdownInline[] }
  /** `start` is the first number; null for bullets */
  | { kind: 'list'; start: number | null; items: MarkdownBlock[][] }
  | { kind: 'quote'; blocks: MarkdownBlock[] }
  /** rows of cells; the first row has the headings */
  | { kind: 'table'; rows: MarkdownInline[][][] }

export const plainText = (content: readonly MarkdownInline[]): string =>
  content
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'break' ? ' ' : plainText(part.content)))
    .join('')

export const plainBlocks = (blocks: readonly MarkdownBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map(plainBlocks).join(' ')
      if (block.kind === 'table') return block.rows.flat().map(plainText).join(' ')
      return block.kind === 'quote' ? plainBlocks(block.blocks) : plainText(block.content)
    })
    .join(' ')
