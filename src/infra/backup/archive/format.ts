import { z } from 'zod'
import { BACKUP_TYPES } from '@/domain/backup/backup'

/** Of the archive; a reader refuses later ones. */
export const ARCHIVE_FORMAT = 1

export const MANIFEST = 'manifest.json'
/** The last entry: an archive without it was cut off. */
export const CHECKSUMS = 'checksums.json'

/** No entry that is held in memory is larger; anyone who writes one keeps well below. */
export const PIECE_BYTES_MAX = 64 << 20

const identifier = z.string().min(1).max(63)

export const tableSchema = z.object({ name: identifier, columns: z.array(identifier).min(1) })
export type ArchivedTable = z.infer<typeof tableSchema>

export const manifestSchema = z.object({
  format: z.number().int(),
  type: z.enum(BACKUP_TYPES),
  appVersion: z.string(),
  serverVersion: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  /** `value`: null for one that has given no number yet */
  sequences: z.array(
    z.object({
      name: identifier,
      value: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
})
export type Manifest = z.infer<typeof manifestSchema>

const tableSumSchema = z.object({ rows: z.number().int(), hash: z.string() })
export type TableSum = z.infer<typeof tableSumSchema>

export const checksumsSchema = z.object({
  /** SHA-256 of each entry before this one, by its name */
  entries: z.record(z.string(), z.string()),
  /** rows and their hash (see `rowHash`), by table */
  tables: z.record(z.string(), tableSumSchema),
  files: z.number().int(),
})
export type Checksums = z.infer<typeof checksumsSchema>

/** The entry of one piece of a table's rows, pieces counted from 1. */
export const pieceName = (table: string, piece: number): string => `tables/${table}/${String(piece).padStart(6, '0')}`

/** The entry of one file of a folder. */
export const fileEntryName = (folder: string, file: string): string => `files/${folder}/${file}`

/** What an entry holds, by its name; null for one that this product never writes. */
export function parseEntryName(
  name: string,
): { kind: 'table'; table: string } | { kind: 'file'; folder: string; file: string } | null {
  const table = /^tables\/([^/]{1,63})\/\d{6,}$/.exec(name)?.[1]
  if (table) return { kind: 'table', table }
  const [, folder, file] = /^files\/([a-z]{1,20})\/([^/\\\0]{1,255})$/.exec(name) ?? []
  return folder && file && file !== '.' && file !== '..' ? { kind: 'file', folder, file } : null
}
