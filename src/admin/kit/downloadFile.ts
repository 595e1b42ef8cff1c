import { toHttpError } from '../dataProvider/toHttpError'

const nameOf = (disposition: string | null): string => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return name ? decodeURIComponent(name) : 'export'
}

/** @throws HttpError for every non-success */
export async function downloadFile(url: string): Promise<void> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw toHttpError(response.status, await response.json().catch(() => null))
  const href = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = href
  link.download = nameOf(response.headers.get('Content-Disposition'))
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
