'use client'
import { type FormEvent, useRef, useState } from 'react'
import { REPORT_TEXT_MAX } from '@/domain/review/limits'
import { cleanText } from '@/domain/cleanText'
import { reviewAnchor, reviewPath } from '@/domain/review/apiPaths'
import { REPORT_REASONS, type ReportReason } from '@/domain/review/states'
import { REPORT_REASON_LABELS } from '@/messages/labels'
import { REVIEW_FORM, REVIEW_REPORT } from '@/messages/site/reviews'
import { FormAlert } from '../kit/FormAlert'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { requestApi } from '../api/requestApi'
import { useToast } from '../kit/ToastProvider'
import { countText } from '../kit/countText'
import { CountedText } from '../kit/CountedText'
import { useChangeMyReviews } from './useMyReviews'
import { useRequireSignIn } from './useRequireSignIn'

interface Props {
  restaurantId: number
  reviewId: number
  onClose: () => void
}

/** Says to the operators what is wrong with a review. */
export function ReportDialog({ restaurantId, reviewId, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState<ReportReason>('inappropriate')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const { set } = useChangeMyReviews(restaurantId)
  const { lost } = useRequireSignIn(REVIEW_REPORT.signIn, reviewAnchor(reviewId))
  const toast = useToast()

  const leave = (said: string) => {
    set(({ reported }) => ({ reported: [...reported, reviewId] }))
    dialog.current?.close()
    toast({ text: said })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const description = cleanText(text)
    setFault(null)
    if (countText(text) > REPORT_TEXT_MAX) return area.current?.focus()
    if (sending) return
    setSending(true)
    const answered = await requestApi(reviewPath(reviewId, 'reports'), {
      method: 'POST',
      body: { reason, description: description || null },
    })
    setSending(false)
    if (answered.ok) return leave(REVIEW_REPORT.done)
    if (answered.code === 'already-reported') return leave(answered.message)
    if (lost(answered)) return dialog.current?.close()
    setFault(answered.code === 'unreachable' || answered.code === 'internal' ? REVIEW_REPORT.failed : answered.message)
  }
  return (
    <ModalDialog title={REVIEW_REPORT.title} note={REVIEW_REPORT.note} dialogRef={dialog} onClose={onClose}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
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
        <CountedText
          label={
            <>
              {REVIEW_REPORT.more} <span className="font-normal text-soft">{REVIEW_FORM.optional}</span>
            </>
          }
          value={text}
          max={REPORT_TEXT_MAX}
          tooLong={REVIEW_REPORT.tooLong}
          onType={setText}
          areaRef={area}
          rows={3}
        />
        <div className="mt-4">
          <FormAlert>{fault}</FormAlert>
          <button
            type="submit"
            aria-disabled={sending}
            className={buttonClass('primary', 'w-full aria-disabled:opacity-60')}
          >
            {sending ? REVIEW_FORM.sending : REVIEW_REPORT.send}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
