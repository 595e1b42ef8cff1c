'use client'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useHydrated } from '@/ui/kit/useHydrated'
import { buttonClass } from '@/ui/kit/buttonClass'
import type { Asked } from './asked'
import { ConsentBox } from './ConsentBox'
import { StepAlert } from './StepAlert'
import { type Sent, useTermsForm } from './useTermsForm'

interface Props {
  documents: readonly Asked[]
  /** what was ticked before, when one comes back to this page */
  agreed: readonly number[]
  send: Sent
  /** beside the button that goes on */
  back?: ReactNode
}

/** Documents to read and agree to, one by one or all at once. */
export function TermsForm({ documents, agreed, send, back }: Props) {
  const { ticked, tick, missing, sending, refused, submit } = useTermsForm(documents, agreed, send)
  const [pressed, setPressed] = useState(false)
  const ready = useHydrated()
  const missingId = useId()
  const optional = documents.some(({ required }) => !required)
  const lacking = missing.length > 0
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!lacking) return void submit()
    setPressed(true)
    event.currentTarget.querySelector<HTMLInputElement>(`[name="terms-${missing[0]?.id}"]`)?.focus()
  }
  return (
    // Sent by script alone: what is posted are the numbers of the texts that were shown.
    <form method="post" noValidate onSubmit={onSubmit} aria-busy={sending} className="mt-7">
      {/* What is ticked before scripts have arrived would be on the screen alone. */}
      <fieldset disabled={!ready} className="min-w-0">
        <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-box border border-edge bg-card px-4 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <input
            type="checkbox"
            checked={documents.every(({ id }) => ticked.has(id))}
            onChange={(event) =>
              tick(
                documents.map(({ id }) => id),
                event.currentTarget.checked,
              )
            }
            className="size-5 shrink-0 accent-accent outline-none"
          />
          <span>모두 동의{optional && <span className="font-normal text-soft"> (선택 항목 포함)</span>}</span>
        </label>
        <ul className="mt-2">
          {documents.map((document) => (
            <ConsentBox
              key={document.id}
              {...document}
              checked={ticked.has(document.id)}
              onCheck={(checked) => tick([document.id], checked)}
            />
          ))}
        </ul>
      </fieldset>
      <div className="sticky bottom-0 z-10 -mx-gap border-t border-line bg-paper/95 px-gap pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm">
        <StepAlert refused={refused} />
        <p
          id={missingId}
          aria-live="polite"
          className={`mb-2 text-small ${pressed && lacking ? 'font-medium text-accent-deep' : 'text-soft'}`}
        >
          {lacking
            ? `필수 약관 ${missing.length}개가 남았습니다: ${missing.map(({ title }) => title).join(', ')}`
            : '필수 약관에 모두 동의하셨습니다.'}
        </p>
        <div className="flex gap-2">
          {back}
          <button
            type="submit"
            disabled={!ready}
            aria-disabled={lacking || sending}
            aria-describedby={missingId}
            className={buttonClass(
              'primary',
              'min-h-12 flex-1 disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50',
            )}
          >
            {sending ? '보내는 중…' : '동의하고 계속'}
          </button>
        </div>
        <noscript>
          <p className="mt-3 text-small">동의를 보내려면 자바스크립트를 켜야 합니다.</p>
        </noscript>
      </div>
    </form>
  )
}
