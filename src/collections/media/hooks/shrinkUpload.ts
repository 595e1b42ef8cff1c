import { readFile } from 'node:fs/promises'
import { type CollectionBeforeOperationHook, MissingFile, type PayloadRequest } from 'payload'
import { isAdmin } from '@/domain/roles'
import { hasRoom } from '@/infra/hasRoom'
import { ViolationError } from '@/server/violationError'
import { shrinkImage } from '@/server/images/shrinkImage'

type Upload = NonNullable<PayloadRequest['file']>

/** A large upload lies in a file of Payload's; then `data` is empty. */
const bytesOf = async ({ data, tempFilePath }: Upload): Promise<Buffer> =>
  tempFilePath ? readFile(tempFilePath) : data

/** Of the bytes that Payload is given: it keeps the picture, and a small one next to it. */
const ROOM = 2

/** Payload would answer that something is wrong with the file. */
async function requireRoom(folder: string, bytes: number): Promise<void> {
  if (!(await hasRoom(folder, bytes * ROOM))) throw new ViolationError({ code: 'storage-full', params: {} })
}

/** What somebody called their file; a leading hyphen would be an option to any command that lists the folder. */
const storedName = (given: string): string => `${given.replace(/\.[^.]*$/, '').replace(/^[-\s]+/, '') || 'photo'}.webp`

/** Whether Payload takes the file from a document that is copied. */
const isCopy = (args: { duplicateFromID?: unknown }): boolean => args.duplicateFromID !== undefined

/**
 * Shrinks a photograph before Payload reads it, which decodes anything that it is given, several at once and each
 * several times: from here on it has our small one.
 */
export const shrinkUpload =
  (folder: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    // Payload would fetch one from the URL that a caller names.
    if (!req.file && operation === 'create' && isAdmin(req.user) && !isCopy(args)) throw new MissingFile(req.t)
    if (!req.file || (operation !== 'create' && operation !== 'update')) return args
    const shrunk = await shrinkImage(await bytesOf(req.file))
    if (!shrunk.ok) throw new ViolationError(shrunk.violation)
    const { length: size } = shrunk.value
    await requireRoom(folder, size)
    req.file = { data: shrunk.value, size, mimetype: 'image/webp', name: storedName(req.file.name) }
    return args
  }
