import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Readable only by the server's account, and synced. SHA-256 in hexadecimal. */
export async function writeSynced(
  path: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}
