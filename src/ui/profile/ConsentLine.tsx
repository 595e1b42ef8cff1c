import Link from 'next/link'
import { koreanDay } from '@/domain/koreanDay'
import type { Consent } from '@/domain/member/consents'
import { CONSENT_STATE_LABELS, CONSENTS } from '@/messages/site/consents'
import { termsHref } from '../urls/termsHref'
import { formatDay } from '../format/day'

export function ConsentLine({
  consent: { code, title, version, state, decided_at, decided_version },
}: {
  consent: Consent
}) {
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
