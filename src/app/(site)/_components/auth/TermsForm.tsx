'use client'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useHydrated } from '@/ui/form/useHydrated'
import { buttonClass } from '@/ui/kit/buttonClass'
import { ConsentBox } from './ConsentBox'
import { StepAlert } from './StepAlert'
import type { TermsDocument } from './termsDocument'
import { type SubmitTarget, useTermsForm } from './useTermsForm'

const ALL =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-box border border-edge bg-card px-4 font-semibold ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'
const FOOTER =
  'sticky bottom-0 z-10 -mx-gap border-t border-line bg-paper/95 px-gap pt-3 ' +
  'pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm'

interface Props {
  documents: readonly TermsDocument[]
  /** ids accepted earlier, when returning to this page */
  agreed: readonly number[]
  target: SubmitTarget
  back?: ReactNode
}

export function TermsForm({ documents, agreed, target, back }: Props) {
  const { checkedIds, setChecked, missing, isPending, error, submit } = useTermsForm(documents, agreed, target)
  const [wasSubmitted, setSubmitted] = useState(false)
  const ready = useHydrated()
  const missingId = useId()
  const optional = documents.some(({ required }) => !required)
  const isIncomplete = missing.length > 0
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isIncomplete) return submit()
    setSubmitted(true)
    event.currentTarget.querySelector<HTMLInputElement>(`[name="terms-${missing[0]?.id}"]`)?.focus()
  }
  return (
    // Submitted by script only: the body has the ids of the displayed versions.
    <form method="post" noValidate onSubmit={onSubmit} aria-busy={isPending} className="mt-7">
      {/* Boxes checked before hydration would not be in the state. */}
      <fieldset disabled={!ready} className="min-w-0">
        <label className={ALL}>
          <input
            type="checkbox"
            checked={documents.every(({ id }) => checkedIds.has(id))}
            onChange={(event) =>
              setChecked(
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
              checked={checkedIds.has(document.id)}
              onCheckedChange={(checked) => setChecked([document.id], checked)}
            />
          ))}
        </ul>
      </fieldset>
      <div className={FOOTER}>
        <StepAlert error={error} />
        <p
          id={missingId}
          aria-live="polite"
          className={`mb-2 text-small ${wasSubmitted && isIncomplete ? 'font-medium text-accent-deep' : 'text-soft'}`}
        >
          {isIncomplete
            ? `필수 약관 ${missing.length}개가 남았어요: ${missing.map(({ title }) => title).join(', ')}`
            : '필수 약관에 모두 동의하셨어요.'}
        </p>
        <div className="flex gap-2">
          {back}
          <button
            type="submit"
            disabled={!ready}
            aria-disabled={isIncomplete || isPending}
            aria-describedby={missingId}
            className={buttonClass(
              'primary',
              'min-h-12 flex-1 disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50',
            )}
          >
            {isPending ? '보내는 중…' : '동의하고 계속'}
          </button>
        </div>
        <noscript>
          <p className="mt-3 text-small">동의를 보내려면 자바스크립트를 켜야 해요.</p>
        </noscript>
      </div>
    </form>
  )
}
