import { createHash } from 'node:crypto'
import { pipeline, type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupError } from '@/domain/backup'
import { LAST_REPLACED, sinceBaseline } from '@/infra/database/baseline'
import {
  CHECKSUMS,
  checksumsSchema,
  type Checksums,
  PIECE_BYTES_MAX,
  ARCHIVE_FORMAT,
  MANIFEST,
  type Manifest,
  manifestSchema,
} from './format'

export interface ArchiveEntry {
  name: string
  /** in bytes */
  size: number
  body: AsyncIterable<Buffer>
}

interface Options {
  /** SHA-256 of the whole file, if known */
  sha256?: string | undefined
  signal?: AbortSignal | undefined
  /** called with the number of bytes read */
  onRead?: (bytes: number) => void
}

/**
 * The entries in order; read each to its end. Any change, addition, gap or truncation throws a `BackupError`, after
 * which nothing read may be used. Returns the archive's own sums.
 */
export async function* readArchive(
  source: Readable,
  { sha256, signal, onRead }: Options = {},
): AsyncGenerator<ArchiveEntry, Checksums> {
  const file = createHash('sha256')
  let read = 0
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      file.update(chunk)
      onRead?.((read += chunk.length))
      done(null, chunk)
    },
  })
  const entries = extract()
  const piped = new Promise<void>((resolve, reject) => {
    pipeline(source, tap, createGunzip(), entries as unknown as NodeJS.WritableStream, (error) =>
      error ? reject(error) : resolve(),
    )
  })
  piped.catch(() => undefined)
  const stop = () => entries.destroy(new Error('aborted'))
  signal?.addEventListener('abort', stop, { once: true })
  let current = ''
  try {
    const found: Record<string, string> = {}
    let sums: Checksums | undefined
    for await (const entry of entries) {
      current = entry.header.name
      if (sums || found[current] !== undefined) throw new BackupError('entry-damaged', { entry: current })
      const hash = createHash('sha256')
      const body = hashed(entry as AsyncIterable<Buffer>, hash, (error) => namedError(error, current, signal))
      if (current === CHECKSUMS) sums = parseSums(await wholeOf(body, entry.header.size, current))
      else {
        yield { name: current, size: entry.header.size, body }
        found[current] = hash.digest('hex')
      }
    }
    await piped
    compare(found, sums, current)
    if (sha256 !== undefined && file.digest('hex') !== sha256) throw new BackupError('checksum-differs', {})
    if (!sums) throw new BackupError('not-a-backup', {})
    return sums
  } catch (error) {
    throw namedError(error, current, signal)
  } finally {
    signal?.removeEventListener('abort', stop)
    entries.destroy()
    source.destroy()
  }
}

async function* hashed(
  source: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
  named: (error: unknown) => unknown,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  } catch (error) {
    // Thrown to the caller that requested the entry.
    throw named(error)
  }
}

/** Reads an entry into memory, bounded because the archive declares its own size. */
export async function wholeOf(body: AsyncIterable<Buffer>, size: number, entry: string): Promise<Buffer> {
  if (size > PIECE_BYTES_MAX) throw new BackupError('entry-damaged', { entry })
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function parseSums(bytes: Buffer): Checksums {
  const parsed = checksumsSchema.safeParse(jsonOf(bytes))
  if (!parsed.success) throw new BackupError('entry-damaged', { entry: CHECKSUMS })
  return parsed.data
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

function compare(found: Record<string, string>, sums: Checksums | undefined, last: string): void {
  if (!sums) throw new BackupError(last ? 'archive-damaged' : 'not-a-backup', { entry: last })
  for (const [entry, hash] of Object.entries(sums.entries)) {
    if (found[entry] === undefined) throw new BackupError('entry-missing', { entry })
    if (found[entry] !== hash) throw new BackupError('entry-damaged', { entry })
  }
  const unknown = Object.keys(found).find((entry) => sums.entries[entry] === undefined)
  if (unknown !== undefined) throw new BackupError('entry-damaged', { entry: unknown })
}

/** gzip and tar detect most damage themselves, with their own errors. */
const READ_ERROR = /^(Z_|ERR_STREAM_PREMATURE_CLOSE)/
const TAR_ERROR = /^(Unexpected end of data|Invalid tar header)/

function namedError(error: unknown, entry: string, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason
  if (!(error instanceof Error) || error instanceof BackupError) return error
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (!READ_ERROR.test(code) && !TAR_ERROR.test(error.message)) return error
  return entry
    ? new BackupError('archive-damaged', { entry }, { cause: error })
    : new BackupError('not-a-backup', {}, { cause: error })
}

/** @throws BackupError 'not-a-backup', 'format-newer', 'entry-damaged' */
export async function readManifest(entries: AsyncIterator<ArchiveEntry, unknown>): Promise<Manifest> {
  const first = await entries.next()
  if (first.done || first.value.name !== MANIFEST) throw new BackupError('not-a-backup', {})
  const content = jsonOf(await wholeOf(first.value.body, first.value.size, MANIFEST))
  const format = (content as { format?: unknown } | undefined)?.format
  if (typeof format === 'number' && format > ARCHIVE_FORMAT) throw new BackupError('format-newer', { format })
  const parsed = manifestSchema.safeParse(content)
  if (!parsed.success) throw new BackupError('entry-damaged', { entry: MANIFEST })
  return parsed.data
}

/** By this version's names. @throws BackupError 'schema-newer', 'schema-older' */
export function migrationsOf({ migrations }: Manifest, known: readonly string[]): string[] {
  const applied = sinceBaseline(migrations)
  if (!applied) throw new BackupError('schema-older', { last: LAST_REPLACED })
  const unknown = applied.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new BackupError('schema-newer', { migration: unknown })
  return applied
}
