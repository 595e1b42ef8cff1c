'use client'
import { Icon } from './Icon'

export interface ToastContent {
  text: string
  /** a way to take it back, or to go on */
  action?: { label: string; run: () => void }
  /** `wrong` is for what did not work */
  tone?: 'done' | 'wrong'
}

interface Props extends ToastContent {
  onClose: () => void
  /** while it is pointed at or in use it stays */
  onHold: () => void
  onRelease: () => void
}

/** One notice, with at most one thing to do about it. */
export function Toast({ text, action, tone = 'done', onClose, onHold, onRelease }: Props) {
  return (
    <div
      data-tone={tone}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className="pointer-events-auto flex w-full max-w-md items-center gap-1 rounded-box border border-line bg-ink py-1 pr-1 pl-4 text-small text-paper shadow-xl shadow-black/20"
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
