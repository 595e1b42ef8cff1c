import { createContext, useContext, useLayoutEffect } from 'react'

export const WorkModeContext = createContext<(isWork: boolean) => void>(() => undefined)

/** Makes the frame a decision screen while the component stands: rail for a menu, panes that scroll, no page scroll. */
export function useWorkMode(): void {
  const setWork = useContext(WorkModeContext)
  useLayoutEffect(() => {
    setWork(true)
    return () => setWork(false)
  }, [setWork])
}
