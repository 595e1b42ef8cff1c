import { z } from 'zod'
import { BACKUP_TYPES } from '@/domain/backup'
import { FILE_FOLDERS, isFileKey } from '@/infra/files/fileStore'

/** 2: files in folders of folders, and of any size */
export const ARCHIVE_FORMAT = 2

export const MANIFEST = 'manifest.json'
/** The last entry; without it the archive is truncated. */
export const CHECKSUMS = 'checksums.json'

/** Limit for pieces of tables, held in memory; writers stay well below. */
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
  /** `value`: null if no number was drawn yet */
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
  entries: z.record(z.string(), z.string()),
  tables: z.record(z.string(), tableSumSchema),
  files: z.number().int(),
})
export type Checksums = z.infer<typeof checksumsSchema>

/** numbered from 1 */
export const pieceName = (table: string, piece: number): string => `tables/${table}/${String(piece).padStart(6, '0')}`

export const fileEntryName = (key: string): string => `files/${key}`

/** `key`: of a file, in one of the folders of files */
export function parseEntryName(name: string): { kind: 'table'; table: string } | { kind: 'file'; key: string } | null {
  const table = /^tables\/([^/]{1,63})\/\d{6,}$/.exec(name)?.[1]
  if (table) return { kind: 'table', table }
  const key = name.startsWith('files/') ? name.slice('files/'.length) : ''
  return isFileKey(key) && FILE_FOLDERS.some((folder) => key.startsWith(`${folder}/`)) ? { kind: 'file', key } : null
}
