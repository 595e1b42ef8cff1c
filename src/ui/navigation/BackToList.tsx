'use client'

import Link from 'next/link'
import { useSyncExternalStore, useEffect } from 'react'
import { usePathname } from 'next/navigation'
import { rememberedList, forgetList, isOnTrail } from './listTrail'
import { Icon } from '../kit/Icon'

const never = () => () => undefined

/** Hidden until a script knows the list: this one, or before it the inline one (`READER`). */
export function BackToList() {
  const href = useSyncExternalStore(never, rememberedList, () => null)
  return (
    <span hidden={href === null} data-back className="contents">
      <Link
        href={href ?? '/regions'}
        className="inline-flex min-h-11 items-center gap-0.5 font-medium text-ink hover:underline md:min-h-8"
      >
        <Icon name="left" className="-ml-1 size-4.5" />
        목록으로
      </Link>
      <span aria-hidden className="mx-1 h-3.5 w-px bg-edge" />
    </span>
  )
}

export function ListTrail() {
  const path = usePathname()
  useEffect(() => {
    if (!isOnTrail(path)) forgetList()
  }, [path])
  return null
}
