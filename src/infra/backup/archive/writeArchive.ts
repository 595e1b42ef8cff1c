import { createHash } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { CHECKSUMS, type Checksums } from './format'

export interface ArchiveWriter {
  output: Readable
  /** `size`: in bytes, of a content that comes in pieces */
  add(name: string, content: Buffer): Promise<void>
  add(name: string, content: AsyncIterable<Buffer>, size: number): Promise<void>
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

  async function add(name: string, content: Buffer | AsyncIterable<Buffer>, size?: number): Promise<void> {
    const hash = createHash('sha256')
    const header = { ...ENTRY, name, size: Buffer.isBuffer(content) ? content.length : size }
    let ended: (error?: Error | null) => void = () => undefined
    const written = new Promise<void>((done, reject) => (ended = (error) => (error ? reject(error) : done())))
    written.catch(() => undefined)
    const sink = tar.entry(header, (error) => ended(error))
    // The callback handles errors; without a listener they would end the process.
    sink.on('error', () => undefined)
    const pieces = Buffer.isBuffer(content) ? [content] : content
    let last: Buffer = Buffer.alloc(0)
    for await (const piece of pieces) {
      hash.update(piece)
      if (last.length > 0 && !sink.write(last))
        await Promise.race([new Promise<void>((go) => sink.once('drain', () => go())), written, failed])
      last = piece
    }
    sink.end(last)
    await Promise.race([written, failed])
    entries[name] = hash.digest('hex')
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
