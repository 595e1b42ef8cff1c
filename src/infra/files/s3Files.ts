import { type CheerioAPI, load } from 'cheerio'
import { StorageError } from '@/domain/storage'
import { log } from '../log'
import { type FileStore, forEachFile, isFileKey, READ_BYTES_MAX, requireFileKey, type StoredFile } from './fileStore'
import { type RetryPolicy, type S3Client, s3Client, type S3Settings } from './s3Client'

/** Objects of a bucket whose keys begin with the prefix of the settings. */
export function s3Files(settings: S3Settings, policy: RetryPolicy): FileStore {
  const { bucket, prefix } = settings
  const s3 = s3Client(settings, policy)

  async function* pages(folder: string, more: Record<string, string>): AsyncGenerator<CheerioAPI> {
    for (let token = ''; ;) {
      const query = { 'list-type': '2', prefix: prefix + folder, ...more }
      const page = await s3.xml({ method: 'GET', query: token ? { ...query, 'continuation-token': token } : query })
      yield page
      token = page('NextContinuationToken').first().text()
      if (!token) return
    }
  }

  async function list(folder = '', { deep = true } = {}): Promise<StoredFile[]> {
    const files: StoredFile[] = []
    for await (const page of pages(folder && `${folder}/`, deep ? {} : { delimiter: '/' }))
      for (const element of page('Contents').toArray()) {
        const text = (name: string) => page(element).children(name).text()
        const [key, modifiedAt] = [text('Key').slice(prefix.length), new Date(text('LastModified'))]
        // Other programs make empty objects for folders.
        if (isFileKey(key)) files.push({ key, bytes: Number(text('Size')), modifiedAt })
      }
    return files
  }

  async function copy(from: string, to: string): Promise<void> {
    const source = `/${bucket}/${prefix}${requireFileKey(from)}`.split('/').map(encodeURIComponent).join('/')
    const asked = { method: 'PUT', key: requireFileKey(to), headers: { 'X-Amz-Copy-Source': source } } as const
    const answer = await s3.ask(asked)
    // Without one, the first is missing.
    if (answer) requireNoError(answer, to)
  }

  const remove = async (key: string) => void (await s3.ask({ method: 'DELETE', key: requireFileKey(key) }))

  return {
    placeOf: (key = '') => `${settings.endpoint.replace(/\/$/, '')}/${bucket}/${prefix}${key}`,
    async put(key, content) {
      if (!(content instanceof Uint8Array)) return upload(s3, requireFileKey(key), content)
      await s3.ask({ method: 'PUT', key: requireFileKey(key), body: content })
    },
    read: async (key) => (isFileKey(key) ? s3.ask({ method: 'GET', key }, READ_BYTES_MAX) : null),
    async open(key, range) {
      if (!isFileKey(key)) return null
      return s3.stream({
        method: 'GET',
        key,
        ...(range && { headers: { Range: `bytes=${range.start}-${range.end}` } }),
      })
    },
    remove,
    list,
    copy,
    async move(from, to) {
      await copy(from, to)
      await remove(from)
    },
    async removeFolder(folder) {
      await forEachFile(await list(requireFileKey(folder)), ({ key }) => remove(key))
    },
    async cleanUp(isDead) {
      // Not every key may list or abort uploads; nothing else needs it.
      await abortUploads(isDead).catch((error: unknown) => {
        if (!(error instanceof StorageError) || error.code !== 'storage-refused') throw error
        log.warn({ err: error }, 'parts of interrupted uploads could not be looked up; they stay in the storage')
      })
    },
    in: (folder) => s3Files({ ...settings, prefix: `${prefix}${requireFileKey(folder)}/` }, policy),
  }

  /** Parts of an interrupted upload are stored, and charged, until it is aborted. */
  async function abortUploads(isDead: Parameters<FileStore['cleanUp']>[0]): Promise<void> {
    const page = await s3.xml({ method: 'GET', query: { uploads: '', prefix } })
    for (const element of page('Upload').toArray()) {
      const text = (name: string) => page(element).children(name).text()
      const key = text('Key').slice(prefix.length)
      if (!isDead({ key, startedAt: new Date(text('Initiated')) })) continue
      await s3.ask({ method: 'DELETE', key, query: { uploadId: text('UploadId') } })
    }
  }
}

/** Copies and completed uploads are answered with 200 even on failure. */
function requireNoError(answer: Buffer | null, key: string): void {
  const xml = load(answer?.toString() ?? '', { xml: true })
  if (xml.root().children().not('Error').length === 0)
    throw new Error(`${key}: the storage failed: ${xml('Code').first().text()}`)
}

/** Storages require at least 5 MB and allow 10,000 parts. */
const PART_BYTES = 16 << 20

/** The object exists once all its parts are there. */
async function upload(s3: S3Client, key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const parts = partsOf(source)
  const first = await parts.next()
  const start = first.done ? new Uint8Array() : first.value
  const second = await parts.next()
  if (second.done) return void (await s3.ask({ method: 'PUT', key, body: start }))
  const uploadId = (await s3.xml({ method: 'POST', key, query: { uploads: '' } }))('UploadId').first().text()
  try {
    const etags: string[] = []
    const putPart = async (body: Uint8Array) => {
      const query = { partNumber: String(etags.length + 1), uploadId }
      etags.push(await s3.etag({ method: 'PUT', key, query, body }))
    }
    await putPart(start)
    await putPart(second.value)
    for await (const body of parts) await putPart(body)
    const listed = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    const body = Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`)
    requireNoError(await s3.ask({ method: 'POST', key, query: { uploadId }, body }), key)
  } catch (error) {
    // The original error matters; remaining parts are removed by the next clean-up.
    await s3.ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => null)
    throw error
  }
}

async function* partsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  let held = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    held += chunk.length
    if (held < PART_BYTES) continue
    yield Buffer.concat(chunks, held)
    chunks = []
    held = 0
  }
  if (held > 0) yield Buffer.concat(chunks, held)
}
