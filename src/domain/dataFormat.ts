import { choosableColumns, UPLOAD_KINDS, type UploadKind } from './upload/kinds'

export const FORMAT_STATUSES = ['draft', 'active', 'deprecated'] as const
export type FormatStatus = (typeof FORMAT_STATUSES)[number]

export const FORMAT_KINDS = UPLOAD_KINDS
export const FORMAT_WORD_MAX = 40
export const FORMAT_WORDS_MAX = 200

export type FormatColumns = Record<string, string[]>

const isWord = (word: unknown): boolean =>
  typeof word === 'string' && word.trim() !== '' && word.length <= FORMAT_WORD_MAX

/** Maps known columns to headings without repeating a heading. `known`: columns of the format's kind. */
export function isFormatColumns(value: unknown, known: readonly string[]): value is FormatColumns {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value as Record<string, unknown>)
  const words = entries.flatMap(([, list]) => (Array.isArray(list) ? (list as unknown[]) : [null]))
  return (
    entries.length > 0 &&
    words.length > 0 &&
    words.length <= FORMAT_WORDS_MAX &&
    words.every(isWord) &&
    new Set(words).size === words.length &&
    entries.every(([column]) => known.includes(column))
  )
}

/** A format as a file, so that another installation can take it over. */
export interface FormatFile {
  name: string
  kind: UploadKind
  edition: number
  description: string | null
  columns: FormatColumns
}

export const formatFileText = ({ name, kind, edition, description, columns }: FormatFile): string =>
  `${JSON.stringify({ name, kind, edition, description: description ?? null, columns }, null, 2)}\n`

/** null if the text is no such file. Fields that it does not know are left out. */
export function readFormatFile(text: string): FormatFile | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null) return null
  const { name, kind, edition, description, columns } = read as Record<string, unknown>
  const known = UPLOAD_KINDS.find((one) => one === kind)
  if (typeof name !== 'string' || known === undefined || !isFormatColumns(columns, choosableColumns(known))) return null
  return {
    ...{ name, kind: known, columns },
    edition: typeof edition === 'number' && Number.isInteger(edition) && edition > 0 ? edition : 1,
    description: typeof description === 'string' ? description : null,
  }
}
