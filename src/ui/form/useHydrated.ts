import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated: before that the browser itself would submit a form. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
