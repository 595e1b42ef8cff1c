import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

export interface RawServer {
  server: Server
  /** Sends bytes as they are, and gives back all that is answered until the connection ends. */
  send: (bytes: string | Buffer) => Promise<string>
  port: number
  close: () => Promise<void>
}

/** A server of the test's own, and a client that checks nothing of what it sends. */
export async function rawServer(handle: RequestListener): Promise<RawServer> {
  const server = createServer(handle)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const send = (bytes: string | Buffer) =>
    new Promise<string>((answered, failed) => {
      const parts: Buffer[] = []
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (part) => parts.push(part))
      socket.once('end', () => socket.end())
      socket.once('close', () => answered(Buffer.concat(parts).toString('utf8')))
      // What was answered before a reset counts.
      socket.once('error', (error) => (parts.length ? undefined : failed(error)))
    })
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { server, send, port, close }
}

/** A request of one line, some headers and a body, that asks for the connection to be closed. */
export const request = (line: string, headers: string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n')

/** The status of an answer. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
