'use client'
import { type FormEvent, useRef, useState } from 'react'
import { REPORT_TEXT_MAX, REPORT_REASONS, type ReportReason } from '@/domain/moderation/moderation'
import { cleanText } from '@/domain/text'
import { REPORT_REASON_LABELS } from '@/messages/labels'
import { REVIEW_FORM, REVIEW_REPORT } from '@/messages/site/reviews'
import { FormAlert } from '../form/FormAlert'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../kit/ToastProvider'
import { countText } from '../form/countText'
import { TextareaWithCount } from '../form/TextareaWithCount'
import { useRequireSignIn } from './useRequireSignIn'

interface Report {
  reason: ReportReason
  description: string | null
}

interface Props {
  title: string
  of: { kind: 'posts' | 'comments' | 'reviews'; id: number }
  /** the id of the element to return to after signing in */
  anchor: string
  /** called when it is reported now or was before */
  onReported: () => void
  onClose: () => void
}

export function ReportDialog({ title, of: { kind, id }, anchor, onReported, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState<ReportReason>('inappropriate')
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { handleUnauthorized } = useRequireSignIn(REVIEW_REPORT.signIn, anchor)
  const toast = useToast()

  const finish = (message: string) => {
    onReported()
    dialog.current?.close()
    toast({ text: message })
  }
  const { submit, isPending } = useSubmit(
    (body: Report) => requestApi(`POST /api/v1/${kind}/{id}/reports`, { params: { id }, body }),
    {
      onSuccess: () => finish(REVIEW_REPORT.done),
      onError: (refusal) => {
        const { code, message } = refusal
        if (code === 'already-reported') finish(message)
        else if (handleUnauthorized(refusal)) dialog.current?.close()
        else setError(code === 'unreachable' || code === 'internal' ? REVIEW_REPORT.failed : message)
      },
    },
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    if (countText(text) > REPORT_TEXT_MAX) area.current?.focus()
    else submit({ reason, description: cleanText(text) || null })
  }
  return (
    <ModalDialog title={title} note={REVIEW_REPORT.note} dialogRef={dialog} onClose={onClose}>
      <form method="post" noValidate onSubmit={onSubmit}>
        <fieldset className="mb-4">
          <legend className="text-small font-semibold">{REVIEW_REPORT.reason}</legend>
          {REPORT_REASONS.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[0.9375rem]">
              <input
                type="radio"
                name="reason"
                value={one}
                checked={one === reason}
                onChange={() => setReason(one)}
                className="size-4.5 shrink-0 accent-accent"
              />
              {REPORT_REASON_LABELS[one]}
            </label>
          ))}
        </fieldset>
        <TextareaWithCount
          label={REVIEW_REPORT.more}
          labelNote={REVIEW_FORM.optional}
          value={text}
          max={REPORT_TEXT_MAX}
          tooLong={REVIEW_REPORT.tooLong}
          onChange={setText}
          ref={area}
          rows={3}
        />
        <div className="mt-4">
          <FormAlert>{error}</FormAlert>
          <button
            type="submit"
            aria-disabled={isPending}
            className={buttonClass('primary', 'w-full aria-disabled:opacity-60')}
          >
            {isPending ? REVIEW_FORM.sending : REVIEW_REPORT.send}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
