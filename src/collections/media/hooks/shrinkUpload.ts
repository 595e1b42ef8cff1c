import { readFile } from 'node:fs/promises'
import { type CollectionBeforeOperationHook, MissingFile, type PayloadRequest } from 'payload'
import { isAdmin } from '@/domain/roles'
import { hasFreeSpace } from '@/infra/hasFreeSpace'
import { ViolationError } from '@/server/violationError'
import { shrinkImage } from '@/server/images/shrinkImage'

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
