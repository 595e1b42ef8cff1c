import type { Consents } from '@/domain/member/consents'
import { CONSENTS_PATH } from '@/domain/member/paths'
import { requestApi } from '../api/requestApi'
import { createLocalStorageStore } from '../kit/localStorageStore'

/** What is agreed to: a text that says more or other asks again. */
const AGREED = 'location-2'

/** The consent of the person who uses this browser to the use of their position in it. */
const browser = createLocalStorageStore('gonggong-bapsang:location-consent:v1', (kept) =>
  kept?.includes(AGREED) ? [AGREED] : [],
)

async function readMembers() {
  const result = await requestApi<Consents>(CONSENTS_PATH)
  return result.ok ? result.data.data.find(({ code }) => code === 'location') : undefined
}

/** Whether the position may be read: as the member has decided, or, without one, as this browser has. */
export async function mayUseLocation(): Promise<boolean> {
  if (browser.read().length === 0) return false
  const consent = await readMembers()
  return consent === undefined || consent.state === 'given'
}

/** Notes the consent in this browser, and with the member's other consents where one is signed in. */
export async function agreeToLocation(): Promise<void> {
  browser.change(() => [AGREED])
  const consent = await readMembers()
  if (!consent || consent.state === 'given') return
  const body = { code: 'location', version: consent.version, given: true }
  await requestApi<Consents>(CONSENTS_PATH, { method: 'PUT', body })
}
