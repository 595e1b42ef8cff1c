import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'

/** The page's CSP nonce, if any. Without it the browser refuses Material UI's style elements. */
function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.content || undefined
}

export function StyleCache({ children }: { children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'ra', nonce: pageNonce() }))
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
