import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { clientIpPrefix } from '@/infra/clientIpPrefix'

/** The address of the connection, where there is one. */
const connectionOf = (c: Context): string | undefined =>
  (c.env as { incoming?: Pick<IncomingMessage, 'socket'> } | undefined)?.incoming?.socket.remoteAddress

/** The network a request comes from; see `clientIpPrefix`. */
export const clientNetwork = (c: Context, trustedProxies: number): string =>
  clientIpPrefix(connectionOf(c), c.req.header('X-Forwarded-For'), trustedProxies)
