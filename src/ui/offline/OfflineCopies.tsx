'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { keepSeen, registerWorker } from './worker'

/** A new `version` installs a new worker. */
export function OfflineCopies({ version }: { version: string }) {
  const [path, params] = [usePathname(), useSearchParams()]
  useEffect(() => registerWorker(version), [version])
  useEffect(() => keepSeen(), [path, params])
  return null
}
