import { SERVICE_WORKER } from '@/domain/site/serviceWorker'

// A private window may lack service workers or refuse to register one.
const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** After the page has loaded, so that it does not compete with it. Returns a function that cancels it. */
export function registerWorker(version: string): () => void {
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

export function keepSeen(): void {
  void workers()?.ready.then(({ active }) => active?.postMessage({ type: 'seen', url: location.href }))
}
