'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { SERVICE_WORKER } from '@/domain/site/site'

// A private window may lack service workers or refuse to register one.
const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** After the page has loaded, so that it does not compete with it. Returns a function that cancels it. */
function registerWorker(version: string): () => void {
  const register = () =>
    void workers()
      ?.register(`${SERVICE_WORKER}?v=${encodeURIComponent(version)}`)
      .catch((error: unknown) => console.info('offline copies are not kept', error))
  if (document.readyState === 'complete') {
    register()
    return () => undefined
  }
  addEventListener('load', register, { once: true })
  return () => removeEventListener('load', register)
}

function keepSeen(): void {
  void workers()?.ready.then(({ active }) => active?.postMessage({ type: 'seen', url: location.href }))
}

/** A new `version` installs a new worker. */
export function OfflineCopies({ version }: { version: string }) {
  const [path, params] = [usePathname(), useSearchParams()]
  useEffect(() => registerWorker(version), [version])
  useEffect(() => keepSeen(), [path, params])
  return null
}
