import { createHash } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { CHECKSUMS, type Checksums } from './format'

/** An archive that is being written: a tar of entries through gzip, taken from `output` as it grows. */
export interface ArchiveWriter {
  output: Readable
  /** One entry, whole in memory. */
  add(name: string, bytes: Buffer): Promise<void>
  /** The checksums of all entries, and the end. */
  finish(sums: Omit<Checksums, 'entries'>): Promise<void>
  /** Ends `output` with an error: the code that stores it throws away what there is. */
  abort(error: Error): void
}

const BLOCK_BYTES = 1 << 18
/** Reproducible: an archive says itself when it was made. */
const ENTRY = { mode: 0o600, mtime: new Date(0) }

/** Compressed as little as gzip does: time matters more than a third of the size. */
export function createArchiveWriter(): ArchiveWriter {
  const entries: Record<string, string> = {}
  const tar = pack()
  const output = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: BLOCK_BYTES })
  let fail: (error: Error) => void = () => undefined
  const failed = new Promise<never>((_, reject) => (fail = reject))
  failed.catch(() => undefined)
  pipeline(tar as unknown as Readable, output, (error) => error && fail(error))

  async function add(name: string, bytes: Buffer): Promise<void> {
    const written = new Promise<void>((done, reject) => {
      const sink = tar.entry({ ...ENTRY, name, size: bytes.length }, (error) => (error ? reject(error) : done()))
      // Heard by the callback; without a listener of its own it would end the process.
      sink.on('error', () => undefined)
      sink.end(bytes)
    })
    await Promise.race([written, failed])
    entries[name] = createHash('sha256').update(bytes).digest('hex')
  }
  return {
    output,
    add,
    async finish(sums) {
      await add(CHECKSUMS, Buffer.from(JSON.stringify({ entries: { ...entries }, ...sums } satisfies Checksums)))
      tar.finalize()
    },
    abort(error) {
      output.destroy(error)
    },
  }
}
