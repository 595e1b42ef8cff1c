import type { ServerResponse } from 'node:http'

/** Lets the clients of a server that is to end go, without a request of theirs failing (RFC 9112, 9.6). */
export interface ConnectionDrain {
  readonly hasBegun: boolean
  /** Follows an answer to its end. */
  watch: (res: ServerResponse) => void
  /** From now on every answer whose head is not sent yet is the last one on its connection. */
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
