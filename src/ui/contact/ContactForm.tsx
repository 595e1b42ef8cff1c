'use client'
import { useState } from 'react'
import { TICKET_BODY_MAX, TICKET_EMAIL_MAX, TICKET_SUBJECT_MAX } from '@/domain/tickets/limits'
import type { TicketKind } from '@/domain/tickets/ticket'
import { formatCount } from '../format/number'
import { buttonClass } from '../kit/buttonClass'
import { InlineLink } from '../kit/TextLink'
import { Field } from '../form/Field'
import { TextInput } from '../form/TextInput'
import { TicketKindField } from './TicketKindField'
import { useHydrated } from '../form/useHydrated'
import { useTicketForm } from './useTicketForm'

const BODY_HINT = `${formatCount(TICKET_BODY_MAX)}자 · 다른 사람의 이름이나 전화번호는 적지 않아도 돼요.`

interface Props {
  kind: TicketKind
  restaurant: number | null
}

export function ContactForm({ kind: initialKind, restaurant }: Props) {
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
