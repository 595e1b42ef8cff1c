import { toHttpError } from '../../dataProvider/toHttpError'
import type { RestaurantImage } from '../restaurant'

const MEDIA = '/api/media'

interface Media {
  doc: { id: number; url: string; alt: string }
}

async function answerOf(response: Response): Promise<Media> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as Media
  const [first] = (body as { errors?: { message: string }[] } | null)?.errors ?? []
  throw toHttpError(response.status, first ?? body)
}

/** Attached when the restaurant is saved. */
export async function uploadPhoto(file: File, alt: string): Promise<Omit<RestaurantImage, 'kind'>> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify({ alt }))
  const { doc } = await answerOf(await fetch(MEDIA, { method: 'POST', body, credentials: 'same-origin' }))
  return { image: doc.id, url: doc.url, alt: doc.alt }
}

/** Sets a photo's alternative text, or who took it. */
export async function describePhoto(image: number, words: { alt: string } | { credit: string | null }): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(words)
  await answerOf(await fetch(`${MEDIA}/${image}`, { method: 'PATCH', headers, body, credentials: 'same-origin' }))
}
