import type { OnBackupProgress } from '@/domain/backup'
import { FILE_FOLDERS, type FileStore, forEachFile, type StoredFile, sumOfFile } from '@/infra/files/fileStore'
import { fileEntryName } from './archive/format'
import type { ArchiveWriter } from './archive/writeArchive'

/** All of the database's; `below` a folder of them. */
async function filesOf(files: FileStore, below = ''): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for (const folder of FILE_FOLDERS) found.push(...(await files.list(below + folder)))
  return found
}

/** Larger ones are written as they come. */
const HELD_BYTES_MAX = 1 << 20
const READ_AHEAD = 16

/** Returns the number of files written. Files deleted since the snapshot are skipped; any row of theirs is trash. */
export async function dumpFiles(
  files: FileStore,
  archive: ArchiveWriter,
  { onProgress, signal }: { onProgress?: OnBackupProgress | undefined; signal?: AbortSignal | undefined },
): Promise<number> {
  const found = await filesOf(files)
  const reads: Promise<Buffer | null>[] = []
  let written = 0
  for (const [i, { key, bytes }] of found.entries()) {
    signal?.throwIfAborted()
    for (const file of found.slice(reads.length, i + READ_AHEAD)) {
      const read = file.bytes > HELD_BYTES_MAX ? Promise.resolve(null) : files.read(file.key)
      // Its error is thrown when its turn comes.
      read.catch(() => undefined)
      reads.push(read)
    }
    const held = await reads[i]
    reads[i] = Promise.resolve(null)
    const content = held ?? (bytes > HELD_BYTES_MAX ? await files.open(key) : null)
    if (!content) continue
    await (content instanceof Buffer
      ? archive.add(fileEntryName(key), content)
      : archive.add(fileEntryName(key), content as AsyncIterable<Buffer>, bytes))
    written += 1
    onProgress?.({ step: 'photographs', share: (i + 1) / found.length })
  }
  return written
}

/** Copies, so that later cleanup of the live ones leaves these. */
export const keepAside = async (files: FileStore, aside: string): Promise<void> =>
  forEachFile(await filesOf(files), ({ key }) => files.copy(key, `${aside}/${key}`))

/** Moves files from another folder. Without `replace`, existing files win, because they may be the live ones. */
export async function moveFiles(files: FileStore, from: string, { replace }: { replace: boolean }): Promise<void> {
  const taken = new Map((await filesOf(files)).map(({ key, bytes }) => [key, bytes]))
  await forEachFile(await filesOf(files, `${from}/`), async ({ key: staged, bytes }) => {
    const key = staged.slice(from.length + 1)
    const isSame = taken.get(key) === bytes && (await sumOfFile(files, staged)) === (await sumOfFile(files, key))
    if (isSame) await files.remove(staged)
    else if (replace || !taken.has(key)) await files.move(staged, key)
  })
}
