import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** the address of the database through this proxy */
  url: string
  /** From now on no data passes and no connection is closed, as with a server that is stopped or unplugged. */
  freeze: () => void
  /** The same for connections that are made from now on. */
  freezeNew: () => void
  /** Ends every connection at once and refuses new ones, as with a server that restarts. */
  cut: () => void
  /** From now on the first data from the far end ends its connection instead of passing. */
  cutAnswers: () => void
  /** Data passes again, including what waited. */
  thaw: () => void
  close: () => Promise<void>
}

/** A proxy to a database whose connections can freeze without either end noticing, or break. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let frozen = false
  let isCut = false
  let cutsAnswers = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (part) => (cutsAnswers && from === far ? near.destroy() : to.write(part)))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const line = new URL(url)
  line.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const hold = (held: boolean) => {
    frozen = held
    for (const socket of sockets)
      if (held) socket.pause()
      else socket.resume()
  }
  return {
    url: line.href,
    freeze: () => hold(true),
    freezeNew: () => (frozen = true),
    cutAnswers: () => (cutsAnswers = true),
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    thaw: () => {
      isCut = false
      hold(false)
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
