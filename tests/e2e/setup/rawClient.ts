import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 where the connection was closed without an answer */
  status: number
  headers: Map<string, string>
  body: string
  ms: number
}

function readAnswer(text: string, ms: number): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = new Map(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  )
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n'), ms }
}

/** An answer that goes on for as long as somebody reads it, and has begun. */
const STREAMS = /^HTTP\/1\.1 200 (?:(?!\r\n\r\n)[\s\S])*\r\ncontent-type: text\/event-stream/i
/** After a longer wait the error names the request. */
const ANSWER_MAX_MS = 60_000

/**
 * Sends a request as it is written, with nothing checked, encoded or resolved on the way, and reads the whole answer,
 * of an event stream its beginning.
 * @param line method and target
 * @throws Error where nothing comes for a minute
 */
export function sendRaw(
  site: string,
  line: string,
  headers: string[] = [],
  body: string | Buffer = '',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site)
  return new Promise((answered, failed) => {
    const parts: Buffer[] = []
    const started = performance.now()
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        [`${line} HTTP/1.1`, `Host: ${hostname}:${port}`, 'Connection: close', ...headers, '', ''].join('\r\n'),
        'latin1',
      )
      socket.write(body)
    })
    socket.setTimeout(ANSWER_MAX_MS, () => {
      failed(new Error(`${line.slice(0, 200)}: nothing came for ${ANSWER_MAX_MS / 1000} s`))
      socket.destroy()
    })
    socket.on('data', (part) => {
      parts.push(part)
      if (STREAMS.test(Buffer.concat(parts.slice(0, 2)).toString('latin1'))) socket.destroy()
    })
    socket.once('end', () => socket.end())
    socket.on('error', () => undefined)
    socket.once('close', () => answered(readAnswer(Buffer.concat(parts).toString('utf8'), performance.now() - started)))
  })
}
