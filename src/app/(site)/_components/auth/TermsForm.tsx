'use client'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useHydrated } from '@/ui/form/useHydrated'
import { buttonClass } from '@/ui/kit/buttonClass'
import { requestApi } from '@/ui/api/requestApi'
import { useSubmit } from '@/ui/api/useSubmit'
import { Icon } from '@/ui/kit/Icon'
import { StepAlert } from './StepAlert'
import type { TermsDocument } from './toTermsDocuments'

const TOGGLE = 'inline-flex items-center gap-1 font-medium text-ink underline decoration-line underline-offset-4'
const TEXT =
  'max-h-60 scroll-mb-44 overflow-y-auto overscroll-contain rounded-field border border-line bg-card ' +
  'px-4 py-3 max-md:-ml-8'
const PDF_LINK = 'mt-1 inline-flex min-h-11 items-center gap-1 text-small font-semibold text-accent hover:underline'

interface ConsentBoxProps extends TermsDocument {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

function ConsentBox({ id, title, required, note, pdfUrl, text, checked, onCheckedChange }: ConsentBoxProps) {
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

/** `next` applies if the response has none. */
interface SubmitTarget {
  at: 'POST /api/v1/auth/consent' | 'POST /api/v1/auth/sign-up/terms'
  next: string
}

function useTermsForm(
  documents: readonly Pick<TermsDocument, 'id' | 'title' | 'required'>[],
  agreed: readonly number[],
  { at, next }: SubmitTarget,
) {
  const router = useRouter()
  const [checkedIds, setCheckedIds] = useState<ReadonlySet<number>>(() => new Set(agreed))
  const { submit, isPending, error } = useSubmit((ids: number[]) => requestApi(at, { body: { agreed: ids } }), {
    leavesPage: true,
    // A full load: another user may be signed in now.
    onSuccess: (answer) => location.assign(answer?.next ?? next),
    onError: ({ code }) => {
      if (code === 'terms-changed') router.refresh()
    },
  })
  const setChecked = (ids: readonly number[], isChecked: boolean) =>
    setCheckedIds((before) => {
      const others = [...before].filter((id) => !ids.includes(id))
      return new Set(isChecked ? [...others, ...ids] : others)
    })
  return {
    checkedIds,
    setChecked,
    missing: documents.filter(({ id, required }) => required && !checkedIds.has(id)),
    isPending,
    error,
    // Checked versions that are no longer displayed are not accepted.
    submit: () => submit(documents.map(({ id }) => id).filter((id) => checkedIds.has(id))),
  }
}

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
