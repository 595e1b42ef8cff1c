'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { clickOn, leadsOn } from './progress'

/** Follows marked links, and links inside marked elements, by client-side navigation. */
export function SoftNavigation() {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const click = clickOn(event)
      if (!click?.link.closest('[data-soft]') || event.defaultPrevented || !leadsOn(click, location.href)) return
      event.preventDefault()
      router.push(click.href)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router])
  return null
}
