import { Icon } from './Icon'

interface Props {
  /** target of the dialog's `aria-labelledby` */
  id: string
  title: string
  note: string
  onClose: () => void
}

export function DialogHeading({ id, title, note, onClose }: Props) {
  return (
    <div className="flex items-start gap-4 py-3 pr-2 pl-5">
      <div className="min-w-0 flex-1 pt-1.5">
        <h2 id={id} className="text-lead font-bold tracking-tight">
          {title}
        </h2>
        <p className="text-small text-soft">{note}</p>
      </div>
      <button
        type="button"
        aria-label="닫기"
        onClick={onClose}
        className="flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-wash"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
