import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TERMS_BODY_MAX } from '@/domain/limits'
import { readTermsText } from '@/domain/terms/termsText'

const only = (text: string) => readTermsText(text)[0]

describe('the language of legal texts', () => {
  it('has headings, paragraphs and lists, and numbers headings in their order', () => {
    expect(readTermsText('## 제1조\n\n첫 줄\n둘째 줄\n\n- 하나\n- 둘\n### 작은 제목')).toEqual([
      { kind: 'heading', level: 2, id: 's1', text: '제1조' },
      { kind: 'paragraph', content: [{ kind: 'text', text: '첫 줄 둘째 줄' }] },
      { kind: 'list', start: null, items: [[{ kind: 'text', text: '하나' }], [{ kind: 'text', text: '둘' }]] },
      { kind: 'heading', level: 3, id: 's2', text: '작은 제목' },
    ])
  })

  it('keeps the number of a clause that goes on after something else', () => {
    const lists = readTermsText('1. 가\n2. 나\n- 점\n3. 다\n5. 마').flatMap((block) => (block.kind === 'list' ? [[block.start, block.items.length]] : []))
    expect(lists).toEqual([[1, 2], [null, 1], [3, 1], [5, 1]])
  })

  it('has bold words, links and the operator’s address inside a line', () => {
    expect(only('**굵게** 쓰고 [문의](/contact)하거나 {email}로')).toEqual({
      kind: 'paragraph',
      content: [
        { kind: 'strong', text: '굵게' },
        { kind: 'text', text: ' 쓰고 ' },
        { kind: 'link', text: '문의', href: '/contact' },
        { kind: 'text', text: '하거나 ' },
        { kind: 'email' },
        { kind: 'text', text: '로' },
      ],
    })
  })

  it.each([
    'javascript:alert(1)', 'JaVaScRiPt:alert', 'data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', '\\\\evil.example',
    'http://plain.example', 'https:evil.example', 'https:///evil', 'jav\u0001ascript:x', '/a"onclick=x', 'blob:https://x', '&#106;avascript:x',
  ])('makes no link to %s: what was written stays as text', (href) => {
    const text = `[누르기](${href})`
    expect(only(text)).toEqual({ kind: 'paragraph', content: [{ kind: 'text', text }] })
  })

  it('loses no character of a text without marks', () => {
    const words = fc.string({ unit: fc.constantFrom(...'가나다 <>&"\'=/#').map(String), minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(words.filter((text) => !/^\s*(#|$)/.test(text)), (text) => {
        expect(only(text)).toEqual({ kind: 'paragraph', content: [{ kind: 'text', text: text.trim() }] })
      }),
    )
  })

  it('reads a text as long as it may be, whatever is left open in it', () => {
    for (const piece of ['**', '[', '[a](', '[a](/b', '**a', '{email', '*a*']) {
      const text = piece.repeat(Math.floor(TERMS_BODY_MAX / piece.length))
      expect(only(text)).toMatchObject({ kind: 'paragraph', content: expect.any(Array) as unknown[] })
    }
  })
})
