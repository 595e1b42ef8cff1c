import iconv from 'iconv-lite'
import { decodeText } from '../decodeText'

const META_BYTES = 2_048
/** Boards confuse these two; their bytes show which it is. */
const BY_BYTES = /^(utf-?8|euc-?kr|cp949|ms949|x-windows-949|ks_?c_?5601.*|iso-2022-kr)$/i

/** The text of a page, by its header, its own statement, or its bytes. */
export function pageText(bytes: Buffer, contentType: string | null): string {
  const head = bytes.toString('latin1', 0, META_BYTES)
  const stated = /charset=\s*["']?([\w-]{1,40})/i
  const label = stated.exec(contentType ?? '')?.[1] ?? stated.exec(head)?.[1]
  if (label === undefined || BY_BYTES.test(label) || !iconv.encodingExists(label)) return decodeText(bytes)
  return iconv.decode(bytes, label)
}

/** The name of a file that an answer gives; null if it gives none. Old servers send raw EUC-KR or UTF-8. */
export function fileNameOf(disposition: string | null): string | null {
  if (!disposition) return null
  const encoded = /filename\*=\s*(?:utf-8|euc-kr)''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename=\s*(?:"([^"]*)"|([^;]*))/i.exec(disposition)
  const name = encoded ?? plain?.[1] ?? plain?.[2] ?? ''
  const text = decodeText(Buffer.from(name.trim(), 'latin1'))
  try {
    return decodeURIComponent(text.replace(/\+/g, ' ')) || null
  } catch {
    return text || null
  }
}
