'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

interface Props {
  label: ReactNode
  /** accessible name if the label is an icon */
  name?: string
  className?: string
  summaryClassName: string
  panelClassName: string
  focusField?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Works without JavaScript (`details`). With it, Escape, a click outside and navigation close it. */
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
  const here = `${path}?${params.toString()}`
  const shownAt = useRef(here)
  useEffect(() => {
    // It may have been opened before hydration.
    if (shownAt.current === here) return
    shownAt.current = here
    if (ref.current) ref.current.open = false
  }, [here])
  const openAndFocus = (event: MouseEvent) => {
    const menu = ref.current
    if (!focusField || !menu || menu.open) return
    // Opened here rather than by the browser, because phones show their keyboard only if focus moves within the tap.
    event.preventDefault()
    menu.open = true
    menu.querySelector('input')?.focus()
  }
  const closeOnLink = (event: MouseEvent) => {
    // A link to the current page does not change the path.
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
      <summary
        aria-label={name}
        data-field={focusField ? '' : undefined}
        onClick={openAndFocus}
        className={summaryClassName}
      >
        {label}
      </summary>
      <div onClick={closeOnLink} className={panelClassName}>
        {children}
      </div>
    </details>
  )
}
