import { fetch } from 'undici'
import {
  isPushEndpoint,
  PUSH_BYTES_MAX,
  PUSH_TIMEOUT_MS,
  PUSH_TTL_SECONDS,
  type PushMessage,
} from '@/domain/follow/push'
import { env } from './env'

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** `gone`: the browser ended its subscription. */
export type PushOutcome = 'sent' | 'gone'

export interface Push {
  /** the public VAPID key, for browsers */
  key: string
  /** see `isPushEndpoint` */
  isLocal: boolean
  /** @throws if the service refuses the message or cannot be reached */
  send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>
}

type Settings = Pick<ReturnType<typeof env>, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'CONTACT_EMAIL' | 'PUSH_LOCAL'>

/** null without keys: nothing is offered or sent then. */
export function pushOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, CONTACT_EMAIL, PUSH_LOCAL }: Settings): Push | null {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return null
  const vapidDetails = {
    subject: `mailto:${CONTACT_EMAIL}`,
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
  }
  return {
    key: VAPID_PUBLIC_KEY,
    isLocal: PUSH_LOCAL,
    async send({ endpoint, p256dh, auth }, message) {
      // Checked again, in case the list of services has become shorter.
      if (!isPushEndpoint(endpoint, PUSH_LOCAL)) return 'gone'
      const payload = JSON.stringify(message)
      if (Buffer.byteLength(payload) > PUSH_BYTES_MAX) throw new Error('the message is too long')
      // Loaded with the first message, because most processes send none.
      const { default: webPush } = await import('web-push')
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        ...{ vapidDetails, TTL: PUSH_TTL_SECONDS, contentEncoding: 'aes128gcm' as const, urgency: 'low' as const },
      })
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: request.body,
        redirect: 'error',
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (answer.status === 404 || answer.status === 410) return 'gone'
      if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
      return 'sent'
    },
  }
}

const shared = globalThis as typeof globalThis & { gonggongPush?: Push | null }

export const push = (): Push | null =>
  shared.gonggongPush === undefined ? (shared.gonggongPush = pushOf(env())) : shared.gonggongPush
