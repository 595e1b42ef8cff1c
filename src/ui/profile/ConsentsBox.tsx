'use client'
import { CONSENTS } from '@/messages/site/consents'
import { PROFILE } from '@/messages/site/profile'
import { ConsentLine } from './ConsentLine'
import { OptionalConsent } from './OptionalConsent'
import { RetryNotice } from '../kit/RetryNotice'
import { useConsents } from './useConsents'

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
