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

/**
 * Sends a request as it is written, with nothing checked, encoded or resolved on the way, and reads the whole answer.
 * @param line method and target
 */
export function sendRaw(
  site: string,
  line: string,
  headers: string[] = [],
  body: string | Buffer = '',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site)
  return new Promise((answered) => {
    const parts: Buffer[] = []
    const started = performance.now()
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        [`${line} HTTP/1.1`, `Host: ${hostname}:${port}`, 'Connection: close', ...headers, '', ''].join('\r\n'),
        'latin1',
      )
      socket.write(body)
    })
    socket.on('data', (part) => parts.push(part))
    socket.once('end', () => socket.end())
    socket.on('error', () => undefined)
    socket.once('close', () => answered(readAnswer(Buffer.concat(parts).toString('utf8'), performance.now() - started)))
  })
}
