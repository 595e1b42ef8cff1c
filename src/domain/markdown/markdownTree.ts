/** What a text in Markdown may become: nothing else reaches a page. There is no HTML, image or code in it. */
export type MarkdownInline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; content: MarkdownInline[] }
  /** `href` is safe, see `isSafeHref` */
  | { kind: 'link'; href: string; content: MarkdownInline[] }

export type MarkdownBlock =
  /** `id`: 's1', 's2', … in the order of headings */
  | { kind: 'heading'; level: 2 | 3; id: string; content: MarkdownInline[] }
  | { kind: 'paragraph'; content: MarkdownInline[] }
  /** `start` is the first number, null where items are not numbered */
  | { kind: 'list'; start: number | null; items: MarkdownBlock[][] }
  | { kind: 'quote'; blocks: MarkdownBlock[] }

/** The words alone, a line break as a space. */
export const plainText = (content: readonly MarkdownInline[]): string =>
  content
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'break' ? ' ' : plainText(part.content)))
    .join('')
