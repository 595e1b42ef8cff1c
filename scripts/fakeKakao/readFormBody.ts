import type { IncomingMessage } from 'node:http'

const FORM_BYTES_MAX = 4 * 1024

/** Throws if the body is longer than any form here. */
export async function readFormBody(req: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of req as AsyncIterable<Buffer>) {
    bytes += piece.byteLength
    if (bytes > FORM_BYTES_MAX) throw new Error('the form is too long')
    pieces.push(piece)
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}
