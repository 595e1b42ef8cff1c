import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React has taken the page over: until then a form would be sent the browser's own way. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
