import { type ReactNode, useState, useRef } from 'react'
import { NEARBY } from '@/messages/site/nearby'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { TextLink } from '../kit/TextLink'
import { requestApi } from '../api/requestApi'
import { createStoredList } from '../kit/browserStorage'

/** Version of the consent text; a changed text asks again. */
const AGREED = 'location-2'

const browser = createStoredList('gonggong-bapsang:location-consent:v1', (kept) =>
  kept?.includes(AGREED) ? [AGREED] : [],
)

async function readMembers() {
  const result = await requestApi('GET /api/v1/me/consents')
  return result.ok ? result.data.data.find(({ code }) => code === 'location') : undefined
}

/** Whether the position may be read: by the member's consent or, without a member, this browser's. */
async function mayUseLocation(): Promise<boolean> {
  if (browser.read().length === 0) return false
  const consent = await readMembers()
  return consent === undefined || consent.state === 'given'
}

async function agreeToLocation(): Promise<void> {
  browser.change(() => [AGREED])
  const consent = await readMembers()
  if (!consent || consent.state === 'given') return
  await requestApi('PUT /api/v1/me/consents', { body: { code: 'location', version: consent.version, given: true } })
}

interface Props {
  onAgree: () => void
  onClose: () => void
}

function LocationConsentDialog({ onAgree, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const agree = () => {
    dialog.current?.close()
    onAgree()
  }
  return (
    <ModalDialog title={NEARBY.consentTitle} note={NEARBY.consentNote} dialogRef={dialog} onClose={onClose}>
      <TextLink href="/terms/location">{NEARBY.consentTerms}</TextLink>
      <div className="mt-3 flex gap-2">
        <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('plain', 'flex-1')}>
          {NEARBY.decline}
        </button>
        <button type="button" onClick={agree} className={buttonClass('primary', 'flex-1')}>
          {NEARBY.agree}
        </button>
      </div>
    </ModalDialog>
  )
}

export function useLocationConsent(locate: () => void): { start: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const start = async () => ((await mayUseLocation()) ? locate() : setAsking(true))
  const agree = () => {
    void agreeToLocation()
    locate()
  }
  return {
    start: () => void start(),
    dialog: isAsking ? <LocationConsentDialog onAgree={agree} onClose={() => setAsking(false)} /> : null,
  }
}
