import { headers } from 'next/headers'

/** The nonce of the page's answer, as the HTTP front hands it to Next (`setPagePolicy`). */
export const cspNonce = async (): Promise<string | undefined> =>
  /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
