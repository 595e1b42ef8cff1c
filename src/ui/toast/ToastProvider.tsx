'use client'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { Toast, type ToastContent } from './Toast'

const FOOT =
  'pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col items-center gap-2 p-3 ' +
  'pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden'

/** Long enough to read two sentences and reach the button. */
const SHOWN_MS = 6_000

const Show = createContext<(content: ToastContent) => void>(() => undefined)

interface Props {
  children: ReactNode
  /** other content fixed to the foot of the page, placed above the toasts so that they do not overlap */
  foot?: ReactNode
}

/** One at a time: a new one replaces the last. */
export function ToastProvider({ children, foot }: Props) {
  const [content, setContent] = useState<{ shown: ToastContent; turn: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setContent(null)
  }, [])
  const wait = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setContent(null), SHOWN_MS)
  }, [])
  const hold = useCallback(() => clearTimeout(timer.current), [])
  const show = useCallback(
    (shown: ToastContent) => {
      setContent((last) => ({ shown, turn: (last?.turn ?? 0) + 1 }))
      wait()
    },
    [wait],
  )
  const toast = useMemo(
    () => content && <Toast key={content.turn} {...content.shown} onClose={hide} onHold={hold} onRelease={wait} />,
    [content, hide, hold, wait],
  )
  return (
    <Show.Provider value={show}>
      {children}
      <div className={FOOT}>
        {foot}
        <div role="status" className="flex w-full justify-center">
          {toast}
        </div>
      </div>
    </Show.Provider>
  )
}

export const useToast = (): ((content: ToastContent) => void) => useContext(Show)
