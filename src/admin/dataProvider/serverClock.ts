import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** Milliseconds that the server's clock is ahead of this machine's. */
let ahead = 0

/** Our responses are never cached, so their `Date` header is current. */
export function noteServerDate(headers: Headers): void {
  const said = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(said)) ahead = said - Date.now()
}

/** The server's time in milliseconds, which decides whether something is late. */
export const serverNow = (): number => Date.now() + ahead

export function useServerNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
