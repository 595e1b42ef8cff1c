import { describe, expect, it } from 'vitest'
import { placeOfBlock, placeOfHref, readPostText } from '@/domain/community/readPostText'
import type { MarkdownInline } from '@/domain/markdown/markdownTree'
import { fasterThanLinearGrowth } from '../../growth'

const SITE = 'https://bapsang.example'
const inline = (text: string): MarkdownInline[] => {
  const [block] = readPostText(text, SITE)
  return block?.kind === 'paragraph' ? block.content : []
}
const links = (text: string) => inline(text).flatMap((part) => (part.kind === 'link' ? part.href : []))

describe('Post text', () => {
  it('A post keeps its line breaks, and empty lines separate its paragraphs', () => {
    expect(inline('첫 줄\n둘째 줄')).toEqual([
      { kind: 'text', text: '첫 줄' },
      { kind: 'break' },
      { kind: 'text', text: '둘째 줄' },
    ])
    expect(readPostText('하나\n\n\n둘', SITE).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph'])
    expect(readPostText('- 하나\n- 둘', SITE)).toMatchObject([{ kind: 'list', start: null }])
  })

  it.each([
    ['보세요 https://food.example/a?b=c&d=1.', ['https://food.example/a?b=c&d=1']],
    ['https://food.example/길에서', ['https://food.example/']],
    ['(https://food.example/a)', ['https://food.example/a']],
    ['**https://food.example**', []],
    ['http://food.example', []],
    ['https://', []],
    ['[글](https://food.example/x)', ['https://food.example/x']],
  ])('Only the https addresses in the post "%s" become links', (text, hrefs) => {
    expect(links(text)).toEqual(hrefs)
  })

  it.each([
    '[눌러](javascript:alert(1))',
    '[눌러](data:text/html,x)',
    '[눌러](//evil.example)',
    '[눌러](/\\evil.example)',
    '<a href="https://evil.example">눌러</a>',
    'https://evil.example"onclick="x',
    '![그림](https://evil.example/x.png)',
    '[눌러]( java\tscript:alert(1) )',
  ])('The post "%s" never gets an unsafe link', (text) => {
    for (const href of links(text)) expect(href).toMatch(/^https:\/\/evil\.example[\w/.]*$/)
  })

  it('Hostile post text is parsed in linear time', async () => {
    for (const text of ['https://'.repeat(600), `https://${'.'.repeat(4_900)}`, '['.repeat(5_000), '\n'.repeat(5_000)])
      expect(await fasterThanLinearGrowth(text, (piece) => readPostText(piece, SITE))).toBeNull()
  })
})

describe('Restaurant cards', () => {
  it('A paragraph that is only a link to a restaurant of this site becomes a card', () => {
    const placeOf = (text: string) =>
      placeOfBlock(readPostText(text, SITE)[0] ?? { kind: 'paragraph', content: [] }, SITE)
    expect(placeOf('/restaurants/12')).toBeNull()
    expect(placeOf(`${SITE}/restaurants/12`)).toBe(12)
    expect(placeOf('[이 집](/restaurants/12?page=2#reviews)')).toBe(12)
    expect(placeOf(`가 보세요 ${SITE}/restaurants/12`)).toBeNull()
    expect(placeOf('https://other.example/restaurants/12')).toBeNull()
  })

  it('A restaurant link also becomes a card on a site without https', () => {
    const site = 'http://localhost:3000'
    const [block] = readPostText(`${site}/restaurants/7`, site)
    expect(block && placeOfBlock(block, site)).toBe(7)
  })

  it('Links to subpages, foreign sites or impossible ids of restaurants do not become cards', () => {
    for (const href of [
      '/restaurants/12/rank',
      '/restaurants/x',
      '/restaurants/12345678901',
      `${SITE}.evil/restaurants/1`,
    ])
      expect(placeOfHref(href, SITE), href).toBeNull()
  })
})
