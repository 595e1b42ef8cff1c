import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { clientIpPrefix } from '@/infra/clientIpPrefix'

const connectionOf = (c: Context): string | undefined =>
  (c.env as { incoming?: Pick<IncomingMessage, 'socket'> } | undefined)?.incoming?.socket.remoteAddress

export const clientNetwork = (c: Context, trustedProxies: number): string =>
  clientIpPrefix(connectionOf(c), c.req.header('X-Forwarded-For'), trustedProxies)
