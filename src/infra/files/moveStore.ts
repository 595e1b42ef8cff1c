import {
  BEFORE_FOLDER,
  FILE_FOLDERS,
  type FileStore,
  forEachFile,
  INSTALLATION_FILE,
  type StoredFile,
  sumOfFile,
} from './fileStore'

/** The files there belong to another database, or what was written reads differently. */
export class MoveError extends Error {
  override name = 'MoveError'

  constructor(
    readonly code: 'foreign' | 'copy-differs',
    readonly place: string,
  ) {
    super(`${code}: ${place}`)
  }
}

export interface MoveCounts {
  copied: number
  /** bytes copied */
  bytes: number
  /** were there already */
  same: number
  /** Keys with another content there: both stay. */
  different: string[]
  removed: number
}

interface Options {
  /** Also removes each file here once it is there. */
  removing: boolean
  onFolder?: (folder: string, files: number) => void
}

const codeOf = async (files: FileStore): Promise<string | null> =>
  (await files.read(INSTALLATION_FILE))?.toString().trim() ?? null

/**
 * Copies what is missing there, and reads each file in both places. May be interrupted and repeated. The code of the
 * database comes last: a server does not start on a half of its files. @throws MoveError, StorageError, disk errors
 */
export async function moveStore(from: FileStore, to: FileStore, { removing, onFolder }: Options): Promise<MoveCounts> {
  const [code, other] = [await codeOf(from), await codeOf(to)]
  if (code !== null && other !== null && code !== other) throw new MoveError('foreign', to.placeOf())
  const moved: MoveCounts = { copied: 0, bytes: 0, same: 0, different: [], removed: 0 }
  for (const folder of [...FILE_FOLDERS, BEFORE_FOLDER]) {
    const files = await from.list(folder)
    const there = new Set((await to.list(folder)).map(({ key }) => key))
    onFolder?.(folder, files.length)
    await forEachFile(files, (file) => moveFile(file, there.has(file.key)))
  }
  if (code !== null && !moved.different.length) {
    if (other === null) await to.put(INSTALLATION_FILE, Buffer.from(`${code}\n`))
    if (removing) await from.remove(INSTALLATION_FILE)
  }
  return moved

  async function moveFile({ key, bytes }: StoredFile, isThere: boolean): Promise<void> {
    const sum = await sumOfFile(from, key)
    const content = sum === null || isThere ? null : await from.open(key)
    // Deleted since it was listed.
    if (sum === null || (!isThere && !content)) return
    try {
      if (content) await to.put(key, content as AsyncIterable<Buffer>)
    } finally {
      content?.destroy()
    }
    if ((await sumOfFile(to, key)) !== sum) {
      if (content) throw new MoveError('copy-differs', to.placeOf(key))
      moved.different.push(key)
      return
    }
    moved.same += content ? 0 : 1
    moved.copied += content ? 1 : 0
    moved.bytes += content ? bytes : 0
    if (!removing) return
    await from.remove(key)
    moved.removed += 1
  }
}
