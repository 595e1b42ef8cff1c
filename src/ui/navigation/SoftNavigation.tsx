'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { clickOn, leadsOn } from './progress'

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
