'use client'
import { Icon } from '../kit/Icon'

const TOAST =
  'pointer-events-auto flex w-full max-w-md items-center gap-1 rounded-box border border-line bg-ink py-1 ' +
  'pr-1 pl-4 text-small text-paper shadow-xl shadow-black/20'

export interface ToastContent {
  text: string
  action?: { label: string; run: () => void }
  tone?: 'done' | 'wrong'
}

interface Props extends ToastContent {
  onClose: () => void
  /** keeps the toast open while it is hovered or focused */
  onHold: () => void
  onRelease: () => void
}

export function Toast({ text, action, tone = 'done', onClose, onHold, onRelease }: Props) {
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
