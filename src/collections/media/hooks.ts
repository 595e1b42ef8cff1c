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
import { isIntact, sha256, readMediaFile } from '@/infra/photoStore'
import { messageOf } from '@/messages/violations'
import { payloadSql } from '@/server/payloadSql'
import { isAdmin } from '@/domain/roles'
import { hasFreeSpace } from '@/infra/diskSpace'
import { ViolationError } from '@/server/violationError'
import { shrinkImage } from '@/server/images'
import type { Media } from '@/payload-types'

/**
 * Payload reports a missing file as 500 and checks no checksums. Without a result Payload continues; its handler type
 * allows both, but not in one function.
 */
export const checkFile =
  (folder: string) =>
  (req: PayloadRequest, { params }: { params: { filename: string } }) =>
    answerUnlessIntact(req, folder, path.basename(params.filename)) as Promise<Response>

async function answerUnlessIntact(req: PayloadRequest, folder: string, name: string): Promise<Response | undefined> {
  const bytes = await readMediaFile(folder, name)
  if (!bytes) return answer('photo-missing')
  const { rows } = await payloadSql(req).query<{ sha256: string }>(
    'SELECT sha256 FROM media_checksums WHERE file_name = $1',
    [name],
  )
  return isIntact(name, bytes, rows[0]?.sha256 ?? null) ? undefined : answer('photo-damaged')
}

function answer(code: 'photo-missing' | 'photo-damaged'): Response {
  const message = messageOf({ code, params: {} })
  return Response.json(
    { errors: [{ data: { code }, message }] },
    { status: httpStatusOf(code), headers: { 'Cache-Control': 'no-store' } },
  )
}

type Upload = NonNullable<PayloadRequest['file']>

/** `data` is empty for large uploads. */
const bytesOf = async ({ data, tempFilePath }: Upload): Promise<Buffer> =>
  tempFilePath ? readFile(tempFilePath) : data

/** The picture and its thumbnail, relative to the upload. */
const ROOM = 2

/** Otherwise Payload reports a full disk as a problem with the file. */
async function requireRoom(folder: string, bytes: number): Promise<void> {
  if (!(await hasFreeSpace(folder, bytes * ROOM))) throw new ViolationError({ code: 'storage-full', params: {} })
}

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

const isCopy = (args: { duplicateFromID?: unknown }): boolean => args.duplicateFromID !== undefined

/** Before Payload decodes it, without limits and several times per file. */
export const shrinkUpload =
  (folder: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    // Otherwise Payload would fetch a URL that the caller names.
    if (!req.file && operation === 'create' && isAdmin(req.user) && !isCopy(args)) throw new MissingFile(req.t)
    if (!req.file || (operation !== 'create' && operation !== 'update')) return args
    const shrunk = await shrinkImage(await bytesOf(req.file))
    if (!shrunk.ok) throw new ViolationError(shrunk.violation)
    const { length: size } = shrunk.value
    await requireRoom(folder, size)
    req.file = { data: shrunk.value, size, mimetype: 'image/webp', name: storedName(req.file.name) }
    return args
  }

const filesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string')

export const keepChecksums =
  (folder: string): CollectionAfterChangeHook<Media> =>
  async ({ doc, req }) => {
    if (!req.file) return doc
    for (const name of filesOf(doc))
      await payloadSql(req).query(
        `INSERT INTO media_checksums (file_name, sha256) VALUES ($1, $2)
         ON CONFLICT (file_name) DO UPDATE SET sha256 = excluded.sha256`,
        [name, sha256(await readFile(path.join(folder, name)))],
      )
    return doc
  }

export const dropChecksums: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  for (const name of filesOf(doc))
    await payloadSql(req).query('DELETE FROM media_checksums WHERE file_name = $1', [name])
}
