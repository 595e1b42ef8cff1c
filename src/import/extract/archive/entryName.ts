import iconv from 'iconv-lite'

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The name of an archive's entry with slashes between folders: UTF-8 where it says so or can be, else CP949, as Korean
 * programs on Windows write them.
 */
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
