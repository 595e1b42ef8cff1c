import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated; before that the browser would submit forms itself. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
