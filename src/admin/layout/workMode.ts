import { createContext, useContext, useLayoutEffect } from 'react'

export const WorkModeContext = createContext<(isWork: boolean) => void>(() => undefined)

/** Switches the layout to work mode while mounted: menu as a rail, scrolling panes, no page scroll. */
export function useWorkMode(): void {
  const setWork = useContext(WorkModeContext)
  useLayoutEffect(() => {
    setWork(true)
    return () => setWork(false)
  }, [setWork])
}
