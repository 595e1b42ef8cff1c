import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import type { ReviewPhoto } from '@/domain/photo'
import type { TestMember, TestReviews } from '../setup/reviews'
import { reviewHarness } from './reviewHarness'

export type Sender = TestMember | TestReviews['visitor']

export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#b23' } })

export const formOf = (
  bytes: Buffer | string,
  { name = '../../밥상.php', type = 'text/html', field = 'photo' } = {},
) => {
  const form = new FormData()
  form.set(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  return form
}

export const post = async (who: Sender, body: RequestInit['body'], headers: Record<string, string> = {}) => {
  const response = await who.request('/api/v1/me/photos', { method: 'POST', body, headers })
  return {
    status: response.status,
    body: (await response.json()) as ReviewPhoto & { error?: { code: string; field?: string } },
    retryAfter: response.headers.get('Retry-After'),
  }
}

export const rejectedAs = (code: string) => ({ body: { error: { code } } })

/** The review API, with photo uploads. */
export function photoHarness() {
  const { harness, writer, reader } = reviewHarness()
  const send = async (bytes: Buffer | string, who: Sender = writer()) => post(who, formOf(bytes))
  return {
    harness,
    writer,
    reader,
    send,
    sent: async (who = writer()) => (await send(await picture().jpeg().toBuffer(), who)).body,
    files: () =>
      readdirSync(harness().folder, { withFileTypes: true })
        .map(({ name }) => name)
        .sort(),
  }
}
