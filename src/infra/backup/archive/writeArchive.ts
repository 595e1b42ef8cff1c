import { createHash } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { CHECKSUMS, type Checksums } from './format'

export interface ArchiveWriter {
  output: Readable
  add(name: string, bytes: Buffer): Promise<void>
  finish(sums: Omit<Checksums, 'entries'>): Promise<void>
  /** Ends `output` with an error, so that its store discards it. */
  abort(error: Error): void
}

const BLOCK_BYTES = 1 << 18
/** Reproducible; the manifest has the creation time. */
const ENTRY = { mode: 0o600, mtime: new Date(0) }

/** Fastest gzip level: time matters more than a third of the size. */
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
      // The callback handles errors; without a listener they would end the process.
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
