import { createServer, type AddressInfo } from 'node:net'
import { UsageError } from './runCli'

const TRIED = 50

/**
 * The first free port from a number on; with 0, any.
 * @throws CommandError when there is none near
 */
export async function freePort(host: string, first: number): Promise<number> {
  for (let port = first; port < first + TRIED; port++) {
    const found = await probe(host, port)
    if (found !== null) return found
  }
  throw new UsageError(`포트 ${first}–${first + TRIED - 1}번이 모두 쓰이고 있습니다. 다른 번호를 주십시오.`)
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
