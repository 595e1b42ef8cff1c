import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** How far the server's clock is ahead of this machine's, which may be wrong. */
let ahead = 0

/** Sets the clock by an answer's `Date` header; an answer out of a cache would set it back, ours are never stored. */
export function noteServerDate(headers: Headers): void {
  const said = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(said)) ahead = said - Date.now()
}

/** The server's time, in milliseconds: the one clock by which something is late. */
export const serverNow = (): number => Date.now() + ahead

/** The server's time for a screen, again twice a minute. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
