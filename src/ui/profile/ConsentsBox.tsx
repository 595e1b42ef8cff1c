'use client'
import { useId } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { CONSENTS, CONSENT_STATE_LABELS } from '@/messages/site/consents'
import { PROFILE } from '@/messages/site/profile'
import type { Consent, Consents } from '@/contract/member'
import { koreanDay } from '@/domain/koreanDay'
import { RetryNotice } from '../kit/RetryNotice'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../kit/ToastProvider'
import { useMemberQuery } from '../member/useMe'
import { termsHref } from '../urls/termsHref'
import { formatDay } from '../format/day'

function ConsentLine({ consent: { code, title, version, state, decided_at, decided_version } }: { consent: Consent }) {
  const standing = state === 'given'
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-soft">
      <span className={standing ? 'font-medium text-good' : 'font-medium'}>{CONSENT_STATE_LABELS[state]}</span>
      {decided_at && (
        <>
          <span aria-hidden>·</span>
          <time dateTime={decided_at}>{formatDay(koreanDay(new Date(decided_at)))}</time>
        </>
      )}
      <span aria-hidden>·</span>
      <span>{CONSENTS.version(decided_version ?? version)}</span>
      <span aria-hidden>·</span>
      <Link
        href={termsHref(code)}
        aria-label={CONSENTS.textOf(title)}
        className="inline-flex min-h-11 items-center font-medium text-accent hover:underline"
      >
        {CONSENTS.text}
      </Link>
    </p>
  )
}

const KEY = ['own-consents'] as const

interface ConsentChange {
  consent: Consent
  given: boolean
}

function useConsents() {
  const query = useMemberQuery(KEY, 'GET /api/v1/me/consents', {})
  const client = useQueryClient()
  const show = useToast()
  const { submit, isPending } = useSubmit(
    async ({ consent: { code, version }, given }: ConsentChange) => {
      const answered = await requestApi('PUT /api/v1/me/consents', { body: { code, version, given } })
      if (answered.ok) client.setQueriesData<Consents>({ queryKey: KEY }, answered.data)
      // A newer version must be shown before it can be accepted.
      else await query.refetch()
      return answered
    },
    {
      onSuccess: (_consents, { consent: { title }, given }) =>
        show({ text: given ? CONSENTS.given(title) : CONSENTS.withdrawn(title) }),
      onError: ({ message }) => show({ text: message, tone: 'wrong' }),
    },
  )
  return { ...query, isChanging: isPending, change: submit }
}

interface Props {
  consent: Consent
  isPending: boolean
  onCheckedChange: (given: boolean) => void
}

function OptionalConsent({ consent, isPending, onCheckedChange }: Props) {
  const lineId = useId()
  const { title, state } = consent
  return (
    <li className="border-b border-line py-2 first:pt-0">
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-medium">
        {title}
        <input
          type="checkbox"
          role="switch"
          aria-label={CONSENTS.switchOf(title)}
          aria-describedby={lineId}
          aria-disabled={isPending}
          checked={state === 'given'}
          onChange={(event) => !isPending && onCheckedChange(event.currentTarget.checked)}
          className="switch"
        />
      </label>
      <div id={lineId} className="-mt-2">
        <ConsentLine consent={consent} />
      </div>
    </li>
  )
}

export function ConsentsBox() {
  const { data, isError, refetch, isChanging, change } = useConsents()
  if (isError) return <RetryNotice what={CONSENTS.what} onRetry={() => void refetch()} />
  if (!data) return <p className="text-small text-soft">{PROFILE.loading}</p>
  const optional = data.data.filter(({ required }) => !required)
  const required = data.data.filter((consent) => consent.required)
  return (
    <>
      {optional.length === 0 && <p className="text-small text-soft">{CONSENTS.none}</p>}
      <ul aria-label={CONSENTS.title}>
        {optional.map((consent) => (
          <OptionalConsent
            key={consent.code}
            consent={consent}
            isPending={isChanging}
            onCheckedChange={(given) => change({ consent, given })}
          />
        ))}
      </ul>
      <h3 className="mt-7 font-semibold">{CONSENTS.required}</h3>
      <p className="text-small text-soft">{CONSENTS.requiredNote}</p>
      <ul aria-label={CONSENTS.required} className="mt-2">
        {required.map((consent) => (
          <li
            key={consent.code}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1.5 last:border-b-0"
          >
            <span className="font-medium">{consent.title}</span>
            <ConsentLine consent={consent} />
          </li>
        ))}
      </ul>
    </>
  )
}
