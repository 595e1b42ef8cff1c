import { randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { errorCodeOf } from '../database/pgErrors'
import { type FileContent, type FileStore, isFileKey, requireFileKey, type StoredFile } from './fileStore'

/** Codes of a missing file, a name that is too long, a folder, or a path through a file. */
const ABSENT = new Set(['ENOENT', 'ENAMETOOLONG', 'EISDIR', 'ENOTDIR'])

function nullIfAbsent(error: unknown): null {
  if (ABSENT.has(errorCodeOf(error))) return null
  throw error
}

const UNFINISHED = /\.[0-9a-f]{12}\.part$/
/** Of archives that earlier versions were writing. */
const UNFINISHED_ARCHIVE = /\.(?:tar\.gz|json)\.partial$/

/** Earlier versions had folders that were being written, too. */
const isUnfinished = (path: string): boolean =>
  UNFINISHED_ARCHIVE.test(path) || path.split(sep).some((name) => UNFINISHED.test(name))

async function filesBelow(folder: string, deep: boolean): Promise<string[]> {
  const entries = (await readdir(/* turbopackIgnore: true */ folder, { withFileTypes: true }).catch(nullIfAbsent)) ?? []
  const paths: string[] = []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isFile()) paths.push(path)
    else if (deep && entry.isDirectory()) paths.push(...(await filesBelow(path, true)))
  }
  return paths
}

/** A folder of a disk; readable only by the server's account. */
export function diskFiles(root: string): FileStore {
  const pathOf = (key: string): string => join(root, requireFileKey(key))

  async function found(paths: readonly string[]): Promise<StoredFile[]> {
    const files: StoredFile[] = []
    for (const path of paths) {
      // Deleted since it was listed.
      const file = await stat(path).catch(nullIfAbsent)
      if (file) files.push({ key: relative(root, path).replaceAll(sep, '/'), bytes: file.size, modifiedAt: file.mtime })
    }
    return files.sort((one, other) => (one.key < other.key ? -1 : 1))
  }

  return {
    placeOf: (key = '') => join(root, key),
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeWhole(path, content)
    },
    read: async (key) => (isFileKey(key) ? readFile(pathOf(key)).catch(nullIfAbsent) : null),
    async open(key, range) {
      if (!isFileKey(key)) return null
      const file = await open(pathOf(key)).catch(nullIfAbsent)
      return file && file.createReadStream({ highWaterMark: 1 << 18, ...range })
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async list(folder = '', { deep = true } = {}) {
      const paths = await filesBelow(join(root, folder), deep)
      return found(paths.filter((path) => !isUnfinished(path)))
    },
    async copy(from, to) {
      await mkdir(dirname(pathOf(to)), { recursive: true, mode: 0o700 })
      await linkOrCopy(pathOf(from), pathOf(to))
    },
    async move(from, to) {
      await mkdir(dirname(pathOf(to)), { recursive: true, mode: 0o700 })
      await rename(pathOf(from), pathOf(to)).catch(nullIfAbsent)
    },
    async removeFolder(folder) {
      await rm(pathOf(folder), { recursive: true, force: true })
      await removeIfEmpty(dirname(pathOf(folder)), root)
    },
    async cleanUp(isDead) {
      const paths = (await filesBelow(root, true)).filter(isUnfinished)
      for (const { key, modifiedAt } of await found(paths))
        if (isDead({ key: key.replace(UNFINISHED, '').replace(/\.partial$/, ''), startedAt: modifiedAt }))
          await rm(join(root, key), { force: true })
    },
    in: (folder) => diskFiles(join(root, requireFileKey(folder))),
  }
}

async function removeIfEmpty(folder: string, root: string): Promise<void> {
  if (folder === root) return
  await rmdir(folder).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes(errorCodeOf(error))) throw error
  })
}

/** Files are replaced, never changed, so a second name of one is a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    const code = errorCodeOf(error)
    // Already deleted, or copied by an earlier attempt.
    if (code === 'ENOENT' || code === 'EEXIST') return
    await copyFile(from, to)
  })
}

/** Under a temporary name until it is synced, so that neither readers nor a full disk leave a part of it. */
async function writeWhole(path: string, content: FileContent): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      if (content instanceof Uint8Array) await file.writeFile(content)
      else for await (const chunk of content) await file.writeFile(chunk)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Makes a rename durable; only possible on Linux. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
