import { headers } from 'next/headers'

/** Passed on by the HTTP front (`setPagePolicy`). */
export const cspNonce = async (): Promise<string | undefined> =>
  /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
