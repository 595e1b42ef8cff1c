import { isSafeHref } from '@/domain/markdown/safeHref'

export type NotationInline =
  | { kind: 'text' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'email' }

export type NotationBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; content: NotationInline[] }
  /** `start` is the first number, null where items are not numbered */
  | { kind: 'list'; start: number | null; items: NotationInline[][] }

const HEADING = /^(##|###) +(\S.*)$/
const ITEM = /^(?:-|(\d{1,3})\.) +(\S.*)$/
// Each alternative stops at the character that begins the next one, so that no text takes longer than its length.
const INLINE = /\*\*([^*]+)\*\*|\[([^\][]+)\]\(([^()\s]+)\)|\{email\}/g

function readInline(line: string): NotationInline[] {
  const content: NotationInline[] = []
  const text = (words: string) => words && content.push({ kind: 'text', text: words })
  let from = 0
  for (const match of line.matchAll(INLINE)) {
    const [whole, strong, label, href] = match
    text(line.slice(from, match.index))
    from = match.index + whole.length
    if (strong !== undefined) content.push({ kind: 'strong', text: strong })
    else if (label === undefined || href === undefined) content.push({ kind: 'email' })
    else if (isSafeHref(href)) content.push({ kind: 'link', text: label, href })
    else text(whole)
  }
  text(line.slice(from))
  return content
}

/**
 * Reads the notation that legal texts were written in before Markdown; whatever is not listed here stays text.
 *
 * - `## 제목`, `### 작은 제목`: headings
 * - `- 항목` and `1. 항목`: lists, a line an item; numbers stay what was written, since clauses are cited by them
 * - an empty line ends a paragraph; lines without one between them are one paragraph
 * - `**굵게**`, `[글](/주소)` (see `isSafeHref`), and `{email}` for the operator's address
 */
export function readNotation(text: string): NotationBlock[] {
  const blocks: NotationBlock[] = []
  let paragraph: string[] = []
  let listIsOpen = false
  const endParagraph = () => {
    if (paragraph.length) blocks.push({ kind: 'paragraph', content: readInline(paragraph.join(' ')) })
    paragraph = []
  }
  for (const line of text.split(/\r\n|[\r\n]/).map((raw) => raw.trim())) {
    const [, marks, title] = HEADING.exec(line) ?? []
    const [, number, words] = (title === undefined && ITEM.exec(line)) || []
    if (title === undefined && words === undefined && line !== '') {
      paragraph.push(line)
      listIsOpen = false
      continue
    }
    endParagraph()
    const start = number === undefined ? null : Number(number)
    if (words !== undefined) addItem(blocks, listIsOpen, start, readInline(words))
    else if (title !== undefined) blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, text: title })
    listIsOpen = words !== undefined
  }
  endParagraph()
  return blocks
}

/** Goes on with the list that is open, or begins one: at the number written. */
function addItem(blocks: NotationBlock[], listIsOpen: boolean, number: number | null, item: NotationInline[]): void {
  const last = listIsOpen ? blocks.at(-1) : undefined
  const next = last?.kind === 'list' && last.start !== null ? last.start + last.items.length : null
  if (last?.kind === 'list' && number === next) last.items.push(item)
  else blocks.push({ kind: 'list', start: number, items: [item] })
}
