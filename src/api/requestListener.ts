import { getRequestListener } from '@hono/node-server'

interface Api {
  fetch: Parameters<typeof getRequestListener>[0]
}

/**
 * The API as a listener of a Node server. The listener's own `Response` stays out of the global object: what other
 * libraries fetch is none of its class, and an `instanceof Response` would no longer know it.
 */
export const requestListener = ({ fetch }: Api): ReturnType<typeof getRequestListener> =>
  getRequestListener(fetch, { overrideGlobalObjects: false })
