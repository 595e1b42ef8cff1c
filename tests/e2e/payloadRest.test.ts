import { PayloadSDK } from 'payload-sdk'
import sharp from 'sharp'
import { expect, inject, it } from 'vitest'
import { sessionCookieName } from '@/server/sessions/cookie'
import { startSession } from '@/server/sessions/session'
import { demoDatabase } from './setup/demoDatabase'

const site = inject('site')
const NAMES = [
  '밥상'.normalize('NFD'),
  '점심, 밥상',
  '[서울] 밥상',
  '100% 밥상#1?',
  '밥&상+1;',
  '밥상✨',
  `주인's "밥상"`,
]

async function adminCookie(): Promise<string> {
  const pool = demoDatabase()
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM users WHERE email = $1', [inject('admin').email])
  const session = { kind: 'staff', userId: rows[0]?.id ?? 0, device: 'Firefox', presentedToken: null } as const
  return `${sessionCookieName('staff')}=${await startSession(pool, session)}`
}

it('A picture of any file name reaches a visitor through the whole server', async () => {
  const cookie = await adminCookie()
  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#b23' } })
    .png()
    .toBuffer()
  for (const name of NAMES) {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(picture)], `${name}.png`, { type: 'image/png' }))
    body.set('_payload', JSON.stringify({ alt: '밥상' }))
    const sent = await fetch(`${site}/api/media`, { method: 'POST', headers: { Cookie: cookie, Origin: site }, body })
    const { doc } = (await sent.json()) as { doc?: { id: number; url: string; sizes: { card: { url: string } } } }
    for (const path of [doc?.url, doc?.sizes.card.url]) {
      const answer = await fetch(new URL(path ?? '/nothing', site))
      expect([name, answer.status, answer.headers.get('Content-Type')]).toEqual([name, 200, 'image/webp'])
    }
    await fetch(`${site}/api/media/${doc?.id}`, { method: 'DELETE', headers: { Cookie: cookie, Origin: site } })
  }
})

it('Payload’s own client reads a running site, and totals count all documents', async () => {
  const sdk = new PayloadSDK({ baseURL: `${site}/api` })
  // Restaurants that other tests add and take away again have later numbers.
  const where = { id: { less_than_equal: 100 } }
  const { docs, totalDocs } = await sdk.find({ collection: 'restaurants', pagination: false, limit: 3, where })
  expect(docs).toHaveLength(3)
  expect(totalDocs).toBe((await sdk.count({ collection: 'restaurants', where })).totalDocs)
  expect(totalDocs).toBeGreaterThan(3)
  const [first] = docs
  expect(await sdk.findByID({ collection: 'restaurants', id: first?.id ?? 0 })).toMatchObject({ title: first?.title })
})
