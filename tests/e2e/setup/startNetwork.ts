import { connect, createServer, type Socket } from 'node:net'
import { ownPort } from '../../setup/ownPort'

export interface Network {
  /** the site's origin by way of this network */
  site: string
  /** Ends every connection; new ones are refused. */
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/** A way to the site that can be cut: a browser's own setting for being offline leaves its service workers online. */
export async function startNetwork(origin: string): Promise<Network> {
  const target = new URL(origin)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      // Either end may go at any time; the other one then goes as well.
      socket.on('error', () => socket.destroy())
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far).pipe(near)
  })
  const port = await ownPort()
  const listen = () => new Promise<void>((ready, fail) => server.once('error', fail).listen(port, '127.0.0.1', ready))
  await listen()
  const site = new URL(origin)
  site.host = `localhost:${port}`
  return {
    site: site.origin,
    cut: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
    restore: listen,
  }
}
