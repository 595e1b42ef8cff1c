'use client'
import { useEffect, useState } from 'react'
import { PAGES_CACHE } from '@/domain/site/site'
import { KEPT_PAGES } from '@/messages/site/offline'
import { NeedsScripts } from '../kit/NeedsScripts'

interface KeptPage {
  href: string
  title: string
}

const TITLE = /<title>([^<]*)<\/title>/

function titleOf(html: string): string {
  const text = new DOMParser().parseFromString(TITLE.exec(html)?.[0] ?? '', 'text/html').title
  return text.replace(/ · 공공밥상$/, '')
}

async function readKeptPages(): Promise<KeptPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES_CACHE))
  const found = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      return Promise.all(
        [...requests].reverse().map(async (request): Promise<KeptPage> => {
          const { pathname, search } = new URL(request.url)
          return { href: pathname + search, title: titleOf((await (await cache.match(request))?.text()) ?? '') }
        }),
      )
    }),
  )
  return found.flat().filter(({ title }) => title !== '')
}

export function KeptPages() {
  const [pages, setPages] = useState<KeptPage[]>([])
  useEffect(() => {
    if ('caches' in globalThis) readKeptPages().then(setPages, () => setPages([]))
  }, [])
  if (pages.length === 0) return <NeedsScripts />
  return (
    <section aria-labelledby="kept" className="mt-10 max-w-xl">
      <h2 id="kept" className="text-head font-bold tracking-tight">
        {KEPT_PAGES}
      </h2>
      <ul className="mt-3 border-t-[1.5px] border-ink">
        {pages.map(({ href, title }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="flex min-h-12 items-center py-2 font-medium hover:text-accent hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
