'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { Icon } from './Icon'

const TOAST =
  'pointer-events-auto flex w-full max-w-md items-center gap-1 rounded-box border border-line bg-ink py-1 ' +
  'pr-1 pl-4 text-small text-paper shadow-xl shadow-black/20'

interface ToastContent {
  text: string
  action?: { label: string; run: () => void }
  tone?: 'done' | 'wrong'
}

interface ToastContentProps extends ToastContent {
  onClose: () => void
  /** keeps the toast open while it is hovered or focused */
  onHold: () => void
  onRelease: () => void
}

function Toast({ text, action, tone = 'done', onClose, onHold, onRelease }: ToastContentProps) {
  return (
    <div
      data-tone={tone}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className={TOAST}
    >
      <p className="min-w-0 flex-1 py-2 font-medium">{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            onClose()
            action.run()
          }}
          className="min-h-11 shrink-0 rounded-field px-3 font-bold underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="알림 닫기"
        onClick={onClose}
        className="flex size-11 shrink-0 items-center justify-center rounded-field"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}

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
