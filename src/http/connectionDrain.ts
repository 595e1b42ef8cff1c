import type { ServerResponse } from 'node:http'

/** RFC 9112, 9.6 */
export interface ConnectionDrain {
  readonly hasBegun: boolean
  watch: (res: ServerResponse) => void
  /** Responses without sent headers now close their connection. */
  begin: () => void
}

export function createConnectionDrain(): ConnectionDrain {
  const open = new Set<ServerResponse>()
  let hasBegun = false
  const makeLast = (res: ServerResponse): void => {
    if (!res.headersSent) res.setHeader('Connection', 'close')
  }
  return {
    get hasBegun() {
      return hasBegun
    },
    watch(res) {
      if (hasBegun) return makeLast(res)
      open.add(res)
      res.once('close', () => open.delete(res))
    },
    begin() {
      hasBegun = true
      for (const res of open) makeLast(res)
    },
  }
}
