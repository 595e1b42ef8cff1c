import { Icon } from '@/ui/kit/Icon'
import type { TermsDocument } from './termsDocument'

const TOGGLE = 'inline-flex items-center gap-1 font-medium text-ink underline decoration-line underline-offset-4'
const TEXT =
  'max-h-60 scroll-mb-44 overflow-y-auto overscroll-contain rounded-field border border-line bg-card ' +
  'px-4 py-3 max-md:-ml-8'
const PDF_LINK = 'mt-1 inline-flex min-h-11 items-center gap-1 text-small font-semibold text-accent hover:underline'

interface Props extends TermsDocument {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

export function ConsentBox({ id, title, required, note, pdfUrl, text, checked, onCheckedChange }: Props) {
  return (
    <li className="border-b border-line py-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4">
        <input
          type="checkbox"
          name={`terms-${id}`}
          required={required}
          checked={checked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          className="size-5 shrink-0 scroll-mb-44 accent-accent"
        />
        <span className="min-w-0 flex-1 font-semibold">{title}</span>
        <span
          className={`shrink-0 rounded-full px-2.5 py-0.5 text-note font-semibold ${
            required ? 'bg-accent-wash text-accent-deep' : 'bg-wash text-soft'
          }`}
        >
          {required ? '필수' : '선택'}
        </span>
      </label>
      <details open className="group mt-1 pl-12">
        <summary className="flex min-h-11 flex-wrap items-center gap-x-2 text-note text-soft">
          <span className={TOGGLE}>
            <span className="group-open:hidden">전문 펼치기</span>
            <span className="hidden group-open:inline">전문 접기</span>
            <span className="sr-only">: {title}</span>
            <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
          </span>
          <span>{note}</span>
        </summary>
        <div role="region" aria-label={`${title} 전문`} tabIndex={0} className={TEXT}>
          {text}
        </div>
        {pdfUrl && (
          <a href={pdfUrl} target="_blank" rel="noopener noreferrer" className={PDF_LINK}>
            PDF로 보기
            <span className="sr-only">({title}, 새 창)</span>
            <Icon name="out" className="size-4" />
          </a>
        )}
      </details>
    </li>
  )
}
