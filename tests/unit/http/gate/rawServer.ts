import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

export interface RawServer {
  server: Server
  /** Sends bytes as they are, and returns all that arrives until the connection ends. */
  send: (bytes: string | Buffer) => Promise<string>
  port: number
  close: () => Promise<void>
}

/** Starts a server for a test, with a client that sends unchecked bytes. */
export async function rawServer(handle: RequestListener, options: ServerOptions = {}): Promise<RawServer> {
  const server = createServer(options, handle)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const send = (bytes: string | Buffer) =>
    new Promise<string>((answered, failed) => {
      const parts: Buffer[] = []
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (part) => parts.push(part))
      socket.once('end', () => socket.end())
      socket.once('close', () => answered(Buffer.concat(parts).toString('utf8')))
      // What arrived before a reset counts.
      socket.once('error', (error) => (parts.length ? undefined : failed(error)))
    })
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { server, send, port, close }
}

/** A request with a request line, headers and a body, which closes the connection. */
export const request = (line: string, headers: string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n')

/** The status of a response. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
