import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineHashes } from '@/http/pageCache/scriptHashes'

const sourceOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

it('lists each script of a page once by what it holds, and no file and no data', () => {
  const html =
    '<head><script src="/a.js" async=""></script><style>a{}</style></head>' +
    '<script>one()</script><script id="x">두 번()</script><script>one()</script>' +
    '<script type="application/ld+json">{"a":1}</script><script></script>'
  expect(inlineHashes(html, 'script')).toEqual([sourceOf('one()'), sourceOf('두 번()')])
  expect(inlineHashes(html, 'style')).toEqual([sourceOf('a{}')])
})

it('ends on a page that was cut off', () => {
  expect(inlineHashes('<script>never', 'script')).toEqual([])
  expect(inlineHashes('<script', 'script')).toEqual([])
})
