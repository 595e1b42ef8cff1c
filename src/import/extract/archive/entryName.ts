import iconv from 'iconv-lite'

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** UTF-8 if flagged or valid, otherwise CP949, as Korean Windows programs write it. With slashes. */
export function entryName({ name, isUtf8 }: { name: Buffer; isUtf8: boolean }): string {
  return (isUtf8 ? name.toString('utf8') : decoded(name))
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
}

function decoded(name: Buffer): string {
  try {
    return UTF8.decode(name)
  } catch {
    return iconv.decode(name, 'cp949')
  }
}
