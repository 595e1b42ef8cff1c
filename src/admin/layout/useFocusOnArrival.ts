import { type RefObject, useEffect, useRef } from 'react'

/** After navigation, moves screen reader focus to the content instead of the menu. */
export function useFocusOnArrival(screen: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!screen.current?.contains(document.activeElement)) screen.current?.focus({ preventScroll: true })
  }, [screen, pathname])
}
