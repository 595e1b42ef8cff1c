'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  label: ReactNode
  /** Read aloud when the label is an icon. */
  name?: string
  className?: string
  summaryClassName: string
  panelClassName: string
  children: ReactNode
}

/**
 * A menu that opens without JavaScript (`details`); with it, Escape, a click outside and a new page close it, which
 * `details` alone does not do.
 */
export function Disclosure({ label, name, className = '', summaryClassName, panelClassName, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const path = usePathname()
  useEffect(() => {
    if (ref.current) ref.current.open = false
  }, [path])
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (ref.current?.open && !ref.current.contains(event.target as Node)) ref.current.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      const held = ref.current.contains(document.activeElement)
      ref.current.open = false
      if (held) ref.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
  return (
    <details ref={ref} className={`group ${className}`}>
      <summary aria-label={name} className={summaryClassName}>
        {label}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  )
}
