import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { callerNetwork } from '@/infra/callerNetwork'

/** The address of the connection, where there is one. */
const connectionOf = (c: Context): string | undefined =>
  (c.env as { incoming?: Pick<IncomingMessage, 'socket'> } | undefined)?.incoming?.socket.remoteAddress

/** The network that a request comes from; see `callerNetwork`. */
export const callerOf = (c: Context, trustedProxies: number): string => callerNetwork(connectionOf(c), c.req.header('X-Forwarded-For'), trustedProxies)
