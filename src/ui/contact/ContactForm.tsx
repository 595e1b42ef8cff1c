'use client'
import { useState, type FormEvent, useRef } from 'react'
import { useRouter } from 'next/navigation'
import {
  isTicketKind,
  TICKET_BODY_MAX,
  TICKET_EMAIL_MAX,
  TICKET_SUBJECT_MAX,
  type TicketKind,
  TICKET_KINDS,
} from '@/domain/tickets/tickets'
import { TICKET_KIND_LABELS } from '@/messages/labels'
import { TICKET_KIND_HINTS, ticketErrorMessage, TICKET_SEND_FAILED } from '@/messages/site/tickets'
import {
  validateTicketDraft,
  TICKET_FIELDS,
  type TicketField,
  type TicketFieldErrors,
  type TicketDraft,
} from '@/domain/tickets/validateTicketDraft'
import type { TicketReceipt } from '@/contract/tickets'
import { formatCount } from '../format/number'
import { buttonClass } from '../kit/buttonClass'
import { InlineLink } from '../kit/TextLink'
import { Field, TextInput } from '../form/Field'
import { useHydrated } from '../form/useHydrated'
import { type ApiError, type ApiResult, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { rememberSentTicket } from './sentTicket'

interface TicketInput extends TicketDraft {
  kind: TicketKind
  /** the honeypot: people leave it empty */
  website: string
  restaurant: number | null
}

const sendTicket = (
  { email, website, restaurant, ...ticket }: TicketInput,
  idempotencyKey: string,
): Promise<ApiResult<TicketReceipt>> =>
  requestApi('POST /api/v1/tickets', {
    idempotencyKey,
    body: {
      ...ticket,
      ...(email.trim() && { email }),
      ...(website && { website }),
      ...(restaurant !== null && { restaurant }),
    },
    failureMessage: TICKET_SEND_FAILED,
  })

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

interface TicketErrors {
  fields: TicketFieldErrors
  message: string | null
}

function toTicketErrors({ code, field: name, message }: ApiError): TicketErrors {
  const field = TICKET_FIELDS.find((known) => known === name)
  return field && code !== 'unreachable' && ticketErrorMessage(field, code)
    ? { fields: { [field]: code }, message: null }
    : { fields: {}, message }
}

function useTicketForm(restaurant: number | null) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<TicketErrors>({ fields: {}, message: null })

  const show = (found: TicketErrors) => {
    setErrors(found)
    const first = TICKET_FIELDS.find((field) => found.fields[field])
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const { submit, isPending } = useSubmit(sendTicket, {
    leavesPage: true,
    onSuccess: ({ page }) => {
      rememberSentTicket(page)
      router.push('/contact/sent')
    },
    onError: (error) => show(toTicketErrors(error)),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    const draft = {
      kind: textOf(data, 'kind'),
      subject: textOf(data, 'subject'),
      body: textOf(data, 'body'),
      email: textOf(data, 'email'),
    }
    const fields = validateTicketDraft(draft)
    const { kind } = draft
    show({ fields, message: null })
    if (Object.keys(fields).length > 0 || !isTicketKind(kind)) return
    submit({ ...draft, kind, website: textOf(data, 'website'), restaurant })
  }
  const errorOf = (field: TicketField): string | null => {
    const code = errors.fields[field]
    return (code && ticketErrorMessage(field, code)) ?? null
  }
  return { form, errorOf, message: errors.message, isPending, onSubmit }
}

const OPTION =
  'flex min-h-12 cursor-pointer items-center gap-2.5 rounded-field border border-line bg-card px-3.5 ' +
  'text-[0.9375rem] hover:border-edge has-checked:border-ink has-checked:font-semibold ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

function TicketKindField({ value, onChange }: { value: TicketKind; onChange: (kind: TicketKind) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">종류</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2">
        {TICKET_KINDS.map((kind) => (
          <label key={kind} className={OPTION}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            {TICKET_KIND_LABELS[kind]}
          </label>
        ))}
      </div>
      <p className="mt-2 text-small text-soft" aria-live="polite">
        {TICKET_KIND_HINTS[value]}
      </p>
    </fieldset>
  )
}

const BODY_HINT = `${formatCount(TICKET_BODY_MAX)}자 · 다른 사람의 이름이나 전화번호는 적지 않아도 돼요.`

interface Props {
  kind: TicketKind
  restaurant: number | null
  subject: string
}

export function ContactForm({ kind: initialKind, restaurant, subject }: Props) {
  const [kind, setKind] = useState(initialKind)
  const [length, setLength] = useState(0)
  const { form, errorOf, message, isPending, onSubmit } = useTicketForm(restaurant)
  const ready = useHydrated()
  return (
    // Submitted by script only; POST keeps the text out of the URL if the browser submits it.
    <form ref={form} method="post" noValidate onSubmit={onSubmit} aria-label="문의 보내기">
      <TicketKindField value={kind} onChange={setKind} />
      <TextInput
        id="subject"
        label="제목"
        error={errorOf('subject')}
        name="subject"
        defaultValue={subject}
        required
        maxLength={TICKET_SUBJECT_MAX}
        autoComplete="off"
      />
      <Field id="body" label="내용" error={errorOf('body')} hint={`${formatCount(length)} / ${BODY_HINT}`}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            name="body"
            required
            rows={8}
            maxLength={TICKET_BODY_MAX}
            onInput={(event) => setLength(event.currentTarget.value.length)}
            className={`${className} resize-y py-3 leading-relaxed`}
          />
        )}
      </Field>
      <TextInput
        id="email"
        label="답 받을 이메일"
        labelNote="(선택)"
        error={errorOf('email')}
        hint="답이 필요하실 때에만 적어 주세요. 적지 않으셔도 접수하고 처리해요."
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={TICKET_EMAIL_MAX}
        placeholder="name@example.com"
      />
      <div className="hidden" aria-hidden>
        <label>
          비워 두세요
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="mt-6 text-small text-soft">
        적으신 것은 문의를 처리하는 데에만 쓰고, 이메일 주소는 답하거나 종결하고 1년이 지나면 지워요. 적지 않으실 수
        있으며 그때에는 답을 드릴 수 없어요. <InlineLink href="/privacy">개인정보처리방침</InlineLink>
      </p>
      <div role="alert">
        {message && <p className="mt-4 rounded-field bg-accent-wash px-4 py-3 text-small font-medium">{message}</p>}
      </div>
      <button
        type="submit"
        disabled={!ready}
        aria-disabled={isPending}
        className={buttonClass(
          'primary',
          'mt-5 min-h-12 px-8 max-sm:w-full aria-disabled:opacity-60 disabled:opacity-60',
        )}
      >
        {isPending ? '보내는 중…' : '보내기'}
      </button>
      <noscript>
        <p className="mt-3 text-small">이 양식을 보내려면 자바스크립트를 켜야 해요. 이메일로 보내 주셔도 돼요.</p>
      </noscript>
    </form>
  )
}
