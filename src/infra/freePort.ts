import { createServer, type AddressInfo } from 'node:net'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'

const TRIED = 50

export class PortsTakenError extends Error {
  override name = 'PortsTakenError'
}

/** 0 for any. @throws PortsTakenError if none nearby is free */
export async function freePort(host: string, first: number): Promise<number> {
  for (let port = first; port < first + TRIED; port++) {
    const found = await probe(host, port)
    if (found !== null) return found
  }
  throw new PortsTakenError(COMMAND_ERRORS.portsTaken(first, first + TRIED - 1))
}

const probe = (host: string, port: number): Promise<number | null> =>
  new Promise((answer) => {
    const server = createServer()
    server.once('error', () => answer(null))
    server.listen(port, host, () => {
      const found = (server.address() as AddressInfo).port
      server.close(() => answer(found))
    })
  })
