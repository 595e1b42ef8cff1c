import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineHashes } from '@/http/next/privateOutput'

const sourceOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

it('Each inline script or style gets one hash by its content; files and data get none, rules for links do', () => {
  const html =
    '<head><script src="/a.js" async=""></script><style>a{}</style></head>' +
    '<script>one()</script><script id="x">두 번()</script><script>one()</script>' +
    '<script type="application/ld+json">{"a":1}</script><script></script><script type="speculationrules">{}</script>'
  expect(inlineHashes(html, 'script')).toEqual([sourceOf('one()'), sourceOf('두 번()'), sourceOf('{}')])
  expect(inlineHashes(html, 'style')).toEqual([sourceOf('a{}')])
})

it('A page that is cut off inside a script has no hashes', () => {
  expect(inlineHashes('<script>never', 'script')).toEqual([])
  expect(inlineHashes('<script', 'script')).toEqual([])
})
