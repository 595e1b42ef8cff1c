import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import iconv from 'iconv-lite'
import { isUtf8 } from 'node:buffer'

/** A wrapping that only the program that made it can open. */
export type Wrapping = 'protected' | 'web_archive'

/** Headers of Korean DRM programs: Fasoo, SoftCamp, MarkAny, NASCA. */
const PROTECTED = /DRMONE|Fasoo|^SCDS[A-Z]|MarkAny|NASCA DRM/i
const PROTECTION_BYTES = 512
/** MHTML, which spreadsheets call a single file web page. */
const WEB_ARCHIVE = /^(?:\xef\xbb\xbf)?\s*(?:From|Subject|Date|MIME-Version): [\s\S]{0,2000}multipart\/related/i
const WEB_ARCHIVE_BYTES = 4096

export function wrappingOf(head: Buffer): Wrapping | null {
  if (PROTECTED.test(head.toString('latin1', 0, PROTECTION_BYTES))) return 'protected'
  return WEB_ARCHIVE.test(head.toString('latin1', 0, WEB_ARCHIVE_BYTES)) ? 'web_archive' : null
}

/** For bytes in chunks. A character split at the end of the last chunk counts as complete. */
export class Utf8Check {
  isUtf8 = true
  private rest: Buffer = Buffer.alloc(0)

  add(chunk: Buffer): void {
    if (!this.isUtf8) return
    const bytes = this.rest.length ? Buffer.concat([this.rest, chunk]) : chunk
    const end = bytes.length - brokenOff(bytes)
    this.isUtf8 = isUtf8(bytes.subarray(0, end))
    this.rest = bytes.subarray(end)
  }
}

/** How many trailing bytes start an incomplete character. */
function brokenOff(bytes: Buffer): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length++) {
    const byte = bytes[bytes.length - length] ?? 0
    if (byte < 0x80) return 0
    if (byte < 0xc0) continue
    const whole = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    return length < whole ? length : 0
  }
  return 0
}

export type TextEncodingName = 'utf-8' | 'cp949'
/** `document`: markup, packed or binary, read whole; `text`: a plain text table, read in chunks. */
export type FileKind = 'empty' | 'document' | 'text'

export interface FileInfo {
  hash: string
  kind: FileKind
  /** for text only: its encoding, or the most likely one if damaged */
  encoding: TextEncodingName
}

/** Small, so that each read blocks the event loop only briefly. */
export const READ_BYTES = 1 << 16
const HEAD_BYTES = 1 << 16

export async function inspectFile(path: string): Promise<FileInfo> {
  const hash = createHash('sha256')
  const check = new Utf8Check()
  let head = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
    check.add(chunk)
  }
  return { hash: hash.digest('hex'), kind: kindOf(head), encoding: check.isUtf8 || looksUtf8(head) ? 'utf-8' : 'cp949' }
}

function kindOf(head: Buffer): FileKind {
  const start = head
    .subarray(0, 2048)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (start === '') return 'empty'
  return /^<[!?a-z]|^PK\x03\x04/i.test(start) ||
    head.includes(0) ||
    head.subarray(0, 1024).includes('%PDF-') ||
    wrappingOf(head) !== null
    ? 'document'
    : 'text'
}

/** Damaged UTF-8 still reads mostly as Korean; CP949 read as UTF-8 does not. */
function looksUtf8(head: Buffer): boolean {
  if (head.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return true
  const asUtf8 = head.toString('utf8')
  const asCp949 = iconv.decode(head, 'cp949')
  return hangulIn(asUtf8) > hangulIn(asCp949)
}

const hangulIn = (text: string): number => text.match(/[가-힣]/g)?.length ?? 0
