import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maskTitle } from '@/domain/upload/maskTitle'
import { UPLOAD_BYTES_MAX } from '@/domain/upload/limits'
import type { ArchiveFile } from '@/contract/uploadState'
import type { UploadKind } from '@/domain/upload/kinds'
import { type Queryable, transaction } from '@/infra/database/pool'
import { type ArchiveEntry, filesOfArchive, isArchive } from '@/import/extract/filesOfArchive'
import { keepUpload } from '@/server/uploads/createUpload'
import type { JobContext } from '../jobContext'
import type { UploadRevision } from './keepOutcome'

/** By their first bytes; other uploads are not loaded from the database. */
const PACKED = `
  SELECT kind, file_name AS "fileName", bytes, created_by_id AS by FROM uploads
  WHERE id = $1 AND revision = $2 AND status = 'uploaded' AND substring(bytes FOR 4) = '\\x504b0304'`

interface Packed {
  kind: UploadKind
  fileName: string
  bytes: Buffer
  by: number | null
}

/** One upload for each file; the archive then is a list without bytes. False, doing nothing, for other uploads. */
export async function unpackArchive(context: JobContext, { upload, revision }: UploadRevision): Promise<boolean> {
  const { rows } = await context.pool.query<Packed>(PACKED, [upload, revision])
  const [packed] = rows
  if (!packed) return false
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, packed.bytes)
    if (!(await isArchive(path))) return false
    await transaction(context.pool, async (sql) => {
      const files: ArchiveFile[] = []
      for await (const entry of filesOfArchive(path, packed.fileName)) {
        context.signal.throwIfAborted()
        files.push({ name: maskTitle(entry.name), ...(await fileOf(sql, packed, entry)) })
      }
      await sql.query(
        `UPDATE uploads SET status = 'unpacked', files = $3, bytes = NULL, format = 'zip', read_revision = $2,
           updated_at = now() WHERE id = $1 AND revision = $2`,
        [upload, revision, JSON.stringify(files)],
      )
      await context.complete(sql, { files: files.length })
    })
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Became = ArchiveFile extends infer File ? (File extends unknown ? Omit<File, 'name'> : never) : never

async function fileOf(sql: Queryable, { kind, by }: Packed, entry: ArchiveEntry): Promise<Became> {
  if ('isLeftover' in entry) return { isLeftover: true }
  if ('error' in entry) return { error: { ...entry.error, file: '' } }
  const { size } = await stat(entry.path)
  if (size === 0) return { error: { code: 'empty', file: '' } }
  if (size > UPLOAD_BYTES_MAX) return { error: { code: 'too_big', file: '', limit: 'file_bytes' } }
  return { upload: await keepUpload(sql, { kind, fileName: entry.name, bytes: await readFile(entry.path), by }) }
}
