import path from 'node:path'
import {
  type PayloadRequest,
  type CollectionBeforeOperationHook,
  MissingFile,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
} from 'payload'
import { readFile } from 'node:fs/promises'
import { httpStatusOf } from '@/contract/httpStatus'
import { isIntact, mediaStore, readMediaFile, sha256 } from '@/infra/photoStore'
import { messageOf } from '@/messages/violations'
import { payloadSql } from '@/server/payloadSql'
import { isAdmin } from '@/domain/roles'
import { StorageError } from '@/domain/storage'
import { log } from '@/infra/log'
import { databaseErrorToViolation } from '@/server/databaseErrorToViolation'
import { ViolationError } from '@/server/violationError'
import { shrinkImage } from '@/server/images'
import type { Media } from '@/payload-types'

/** In place of Payload's own, which reads a folder and checks no checksums. */
export const sendFile = async (
  req: PayloadRequest,
  { params }: { params: { filename: string } },
): Promise<Response> => {
  const name = path.basename(params.filename)
  try {
    const bytes = await readMediaFile(mediaStore(), name)
    if (!bytes) return refuse('photo-missing')
    const { rows } = await payloadSql(req).query<{ sha256: string }>(
      'SELECT sha256 FROM media_checksums WHERE file_name = $1',
      [name],
    )
    if (!isIntact(name, bytes, rows[0]?.sha256 ?? null)) return refuse('photo-damaged')
    const headers = { 'Content-Type': WEBP, 'Content-Length': String(bytes.length) }
    return new Response(new Uint8Array(bytes), { headers })
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    log.error({ err: error }, 'a picture could not be read from the storage')
    return refuse('storage-unavailable')
  }
}

function refuse(code: 'photo-missing' | 'photo-damaged' | 'storage-unavailable'): Response {
  const message = messageOf({ code, params: {} })
  return Response.json(
    { errors: [{ data: { code }, message }] },
    { status: httpStatusOf(code), headers: { 'Cache-Control': 'no-store' } },
  )
}

const WEBP = 'image/webp'

type Upload = NonNullable<PayloadRequest['file']>

/** `data` is empty for large uploads. */
const bytesOf = async ({ data, tempFilePath }: Upload): Promise<Buffer> =>
  tempFilePath ? readFile(tempFilePath) : data

/** Bytes of a name, so that Payload's endings for sizes and repeated names fit into the 255 of file systems. */
const STEM_BYTES_MAX = 200

/**
 * The name as clients type it (macOS sends decomposed Hangul), as one file that no system hides. Shell commands would
 * read a leading hyphen as an option.
 */
function storedName(given: string): string {
  const stem = [
    ...given
      .normalize('NFC')
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[/\\\p{Cc}\p{Cs}]/gu, ''),
  ]
  while (Buffer.byteLength(stem.join('')) > STEM_BYTES_MAX) stem.pop()
  return `${
    stem
      .join('')
      .replace(/^[-\s.]+/, '')
      .trimEnd() || 'photo'
  }.webp`
}

interface Given {
  id?: string | number
  req: PayloadRequest
}

/** The stored file of a picture whose crop or focus changes; Payload would fetch it from its address. */
async function storedFile({ id, req }: Given): Promise<Upload | null> {
  if (id === undefined || req.query?.uploadEdits === undefined) return null
  const { rows } = await payloadSql(req).query<{ filename: string | null }>(
    'SELECT filename FROM media WHERE id = $1',
    [Number(id)],
  )
  const name = rows[0]?.filename
  const data = typeof name === 'string' ? await readMediaFile(mediaStore(), name) : null
  return data && typeof name === 'string' ? { data, name, size: data.length, mimetype: WEBP } : null
}

/** Before Payload decodes it, without limits and several times per file. */
export const shrinkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Otherwise Payload would fetch a URL that the caller names.
  if (!req.file && operation === 'create' && isAdmin(req.user)) throw new MissingFile(req.t)
  if (operation !== 'create' && operation !== 'update') return args
  if (!req.file) {
    const stored = operation === 'update' ? await storedFile(args) : null
    if (stored) req.file = stored
    return args
  }
  const shrunk = await shrinkImage(await bytesOf(req.file))
  if (!shrunk.ok) throw new ViolationError(shrunk.violation)
  const { length: size } = shrunk.value
  req.file = { data: shrunk.value, size, mimetype: WEBP, name: storedName(req.file.name) }
  return args
}

const filesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string')

/** As Payload has made them of the upload. */
function* madeFiles({ filename, sizes = {} }: Media, { file, payloadUploadSizes = {} }: PayloadRequest) {
  if (file && filename) yield [filename, file.data] as const
  for (const [size, made] of Object.entries(sizes)) {
    const data = payloadUploadSizes[size]
    if (data && made?.filename) yield [made.filename, data] as const
  }
}

/** Otherwise the server's own calls would get the disk's or the storage's error. */
function throwViolation(error: unknown): never {
  const violation = databaseErrorToViolation(error)
  throw violation ? new ViolationError(violation) : error
}

/** Stores the files of an upload with their checksums, and removes those that it replaces. */
export const keepFiles: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  if (!req.file) return doc
  const media = mediaStore()
  for (const [name, data] of madeFiles(doc, req)) {
    await media.put(name, data).catch(throwViolation)
    await payloadSql(req).query(
      `INSERT INTO media_checksums (file_name, sha256) VALUES ($1, $2)
       ON CONFLICT (file_name) DO UPDATE SET sha256 = excluded.sha256`,
      [name, sha256(data)],
    )
  }
  const kept = new Set(filesOf(doc))
  await dropFiles(
    req,
    filesOf(previousDoc ?? {}).filter((name) => !kept.has(name)),
  )
  return doc
}

async function dropFiles(req: PayloadRequest, names: readonly string[]): Promise<void> {
  const media = mediaStore()
  for (const name of names) {
    await media.remove(name)
    await payloadSql(req).query('DELETE FROM media_checksums WHERE file_name = $1', [name])
  }
}

export const removeFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => dropFiles(req, filesOf(doc))
