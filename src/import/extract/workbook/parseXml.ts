import type { SaxesTagPlain } from 'saxes'
import { WORKBOOK_TEXT_MAX } from '@/domain/expense/limits'
import { FormatError, SizeError } from '@/import/source/errors'

export interface XmlHandlers {
  open: (name: string, attributes: SaxesTagPlain['attributes']) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** Yields after each chunk, so that the reader can take its rows. Throws FormatError `damaged`, SizeError. */
export async function* parseXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): AsyncGenerator<void> {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  parser.on('error', tolerate)
  parser.on('opentag', ({ name, attributes }) => handlers.open(localName(name), attributes))
  parser.on('closetag', ({ name }) => handlers.close(localName(name)))
  parser.on('text', handlers.text)
  parser.on('cdata', handlers.text)
  let run = 0
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    const tag = text.lastIndexOf('<')
    run = tag === -1 ? run + text.length : text.length - tag
    if (run > WORKBOOK_TEXT_MAX) throw new SizeError('cell_text')
    parser.write(text)
    yield
  }
  parser.close()
  yield
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Programs write control characters that XML forbids; any other error means a damaged part. */
function tolerate(error: Error): void {
  if (!/disallowed character/.test(error.message)) throw new FormatError('damaged', undefined, error.message)
}

/** '_x000D_' is a workbook's escape for characters XML cannot contain. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text
        .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
        .replaceAll('\r\n', '\n')
    : text
