'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

interface Props {
  label: ReactNode
  /** Read aloud when the label is an icon. */
  name?: string
  className?: string
  summaryClassName: string
  panelClassName: string
  /** Focuses the panel's field when it opens. */
  focusField?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * A menu that opens without JavaScript (`details`); with it, Escape, a click outside and a new page close it, which
 * `details` alone does not do.
 */
export function Disclosure({
  label,
  name,
  className = '',
  summaryClassName,
  panelClassName,
  focusField = false,
  onToggle,
  children,
}: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [path, params] = [usePathname(), useSearchParams()]
  useEffect(() => {
    if (ref.current) ref.current.open = false
  }, [path, params])
  const openAndFocus = (event: MouseEvent) => {
    const menu = ref.current
    if (!focusField || !menu || menu.open) return
    // Opened here and not by the browser afterwards: phones show their keyboard only for a focus within the tap itself.
    event.preventDefault()
    menu.open = true
    menu.querySelector('input')?.focus()
  }
  const closeOnLink = (event: MouseEvent) => {
    // A link to the page that is shown already changes no path.
    if (ref.current && (event.target as Element).closest('a')) ref.current.open = false
  }
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
    <details ref={ref} onToggle={(event) => onToggle?.(event.currentTarget.open)} className={`group ${className}`}>
      <summary aria-label={name} onClick={openAndFocus} className={summaryClassName}>
        {label}
      </summary>
      <div onClick={closeOnLink} className={panelClassName}>
        {children}
      </div>
    </details>
  )
}
