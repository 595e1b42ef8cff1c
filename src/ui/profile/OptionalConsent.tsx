import { useId } from 'react'
import type { Consent } from '@/domain/member/consents'
import { CONSENTS } from '@/messages/site/consents'
import { ConsentLine } from './ConsentLine'

interface Props {
  consent: Consent
  isPending: boolean
  onCheckedChange: (given: boolean) => void
}

export function OptionalConsent({ consent, isPending, onCheckedChange }: Props) {
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
