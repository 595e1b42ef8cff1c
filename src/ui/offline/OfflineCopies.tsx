'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { keepSeen, registerWorker } from './worker'

/**
 * Lets the service worker keep what was seen lately for when there is no network.
 * @param version of the build: another one brings another worker
 */
export function OfflineCopies({ version }: { version: string }) {
  const [path, params] = [usePathname(), useSearchParams()]
  useEffect(() => registerWorker(version), [version])
  useEffect(() => keepSeen(), [path, params])
  return null
}
