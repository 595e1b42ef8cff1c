import { type RefObject, useEffect, useRef } from 'react'

/** After going to another screen, those who hear it begin at its content, not in the menu again. */
export function useFocusOnArrival(screen: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!screen.current?.contains(document.activeElement)) screen.current?.focus({ preventScroll: true })
  }, [screen, pathname])
}
