import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKDOWN_DEPTH_MAX, MARKDOWN_LENGTH_MAX, readMarkdown } from '@/domain/markdown/readMarkdown'
import type { MarkdownBlock } from '@/domain/markdown/markdownTree'
import { fasterThanLinearGrowth } from '../../growth'

const only = (text: string) => readMarkdown(text)[0]
const words = (text: string) => ({ kind: 'text', text })
const paragraph = (...content: unknown[]) => ({ kind: 'paragraph', content })

describe('Markdown', () => {
  it('Markdown is parsed into paragraphs, lists, quotes and headings numbered in order', () => {
    expect(readMarkdown('## 제1조\n\n첫 줄\n둘째 줄\n\n- 하나\n- 둘\n### 작은 제목\n\n> 인용')).toEqual([
      { kind: 'heading', level: 2, id: 's1', content: [words('제1조')] },
      paragraph(words('첫 줄 둘째 줄')),
      { kind: 'list', start: null, items: [[paragraph(words('하나'))], [paragraph(words('둘'))]] },
      { kind: 'heading', level: 3, id: 's2', content: [words('작은 제목')] },
      { kind: 'quote', blocks: [paragraph(words('인용'))] },
    ])
  })

  it('Markdown headings get levels 2 and 3 only, because level 1 is the page title', () => {
    const levels = readMarkdown('# 하나\n## 둘\n### 셋\n#### 넷').map(
      (block) => block.kind === 'heading' && block.level,
    )
    expect(levels).toEqual([2, 2, 3, 3])
  })

  it('A numbered list starts at the number of its first item', () => {
    expect(only('3. 셋째\n4. 넷째')).toMatchObject({ kind: 'list', start: 3, items: [{}, {}] })
  })

  it('A paragraph may contain bold and italic words, links and line breaks', () => {
    expect(only('**굵게** *기울게*\\\n[문의 **글**](/contact)')).toEqual(
      paragraph(
        { kind: 'strong', content: [words('굵게')] },
        words(' '),
        { kind: 'emphasis', content: [words('기울게')] },
        { kind: 'break' },
        { kind: 'link', href: '/contact', content: [words('문의 '), { kind: 'strong', content: [words('글')] }] },
      ),
    )
  })

  it('A table has a row of headings and cells with inline text', () => {
    expect(only('| 표시 | 내용 |\n|---|:--|\n| **국외 이전** | [없음](/privacy) |')).toEqual({
      kind: 'table',
      rows: [
        [[words('표시')], [words('내용')]],
        [
          [{ kind: 'strong', content: [words('국외 이전')] }],
          [{ kind: 'link', href: '/privacy', content: [words('없음')] }],
        ],
      ],
    })
  })

  it.each([
    ['without a rule', '| 가 | 나 |\n| 다 | 라 |'],
    ['with a row of another length', '| 가 | 나 |\n|---|---|\n| 다 |'],
    ['with too many columns', [`|${'가|'.repeat(9)}`, `|${'---|'.repeat(9)}`].join('\n')],
    ['with too many rows', ['|가|나|', '|---|---|', ...Array.from({ length: 60 }, () => '|다|라|')].join('\n')],
  ])('A table %s stays text', (_, text) => expect(only(text)?.kind).toBe('paragraph'))

  it('Bold text ends correctly before a Korean particle', () => {
    expect(only('**필수(선택)**는')).toEqual(paragraph({ kind: 'strong', content: [words('필수(선택)')] }, words('는')))
  })

  it.each([
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
    ],
    ...[
      'http://plain.example',
      'https:evil.example',
      'https:///evil',
      '/a"onclick=x',
      'blob:https://x',
      '&#106;avascript:x',
    ],
    ...['', '#', 'contact', '<javascript:x>', '&#x2f;/evil.example', '/a\\\\b'],
  ])('A link to "%s" is left as text', (href) => {
    const text = `[누르기](${href})`
    expect(only(text)).toEqual(paragraph(words(text)))
  })

  it.each([
    ...[
      '<b>글</b>',
      '<script>x</script>',
      '<!-- x -->',
      '`code`',
      '    네 칸',
      '```',
      '---',
      '===',
      '***',
      '<https://a.example>',
    ],
    ...['[a]: /b', '[a][b]', '~~x~~', '| a | b |', 'https://a.example'],
  ])('The unsupported markup "%s" is left as text', (text) => {
    expect(only(text)).toEqual(paragraph(words(text.trim())))
  })

  it('Text without markup keeps every character', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'가나다 <>&"\'=/').map(String), minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(text.trim() !== '' && !/^\s*>/.test(text))
        expect(only(text)).toEqual(paragraph(words(text.trim())))
      }),
    )
  })
})

const depth = (blocks: readonly MarkdownBlock[]): number =>
  Math.max(
    0,
    ...blocks.map((block) => {
      if (block.kind === 'list') return 1 + Math.max(...block.items.map(depth))
      return block.kind === 'quote' ? 1 + depth(block.blocks) : 0
    }),
  )

/** Pieces on which Markdown parsers have been slow or have crashed. */
const HOSTILE = [
  ...[
    '[',
    '![',
    '[a](',
    '[a](/b',
    '](',
    '[]',
    '[](',
    '[[]',
    '**a',
    '*a_b ',
    '*',
    '_a',
    '*_',
    '가*나',
    '**a **',
    '*a **b ',
    '\\',
    '&',
    '&#',
  ],
  ...[
    '- ',
    '> ',
    '>',
    '1. ',
    '- - ',
    '> - ',
    'a\n> ',
    '* a\n',
    '- a\n  ',
    '`',
    '<a',
    '<!--',
    '<b>',
    '![x](/a.png)',
    '# ',
    '{email}',
    '(',
    '|a',
  ],
  ...['[x](javascript:x)', '\t- ', '\n', ' \n', '가\n', '가\n\n', ' ', '가', '\u0000'],
]

describe('Hostile Markdown', () => {
  it.each(HOSTILE)('100 KB of %j is parsed in linear time and within the depth limit', async (piece) => {
    const text = piece.repeat(Math.ceil(MARKDOWN_LENGTH_MAX / piece.length)).slice(0, MARKDOWN_LENGTH_MAX)
    expect(depth(readMarkdown(text))).toBeLessThanOrEqual(MARKDOWN_DEPTH_MAX)
    expect(await fasterThanLinearGrowth(text, readMarkdown)).toBeNull()
  })

  it.each(HOSTILE)('Markdown with %j repeated in 16 paragraphs is parsed in linear time', async (piece) => {
    for (const gap of ['', '\n', '\n\n']) {
      const paragraphs = Array.from({ length: 16 }, () => piece.repeat(190))
      expect(await fasterThanLinearGrowth(paragraphs.join(gap), readMarkdown)).toBeNull()
    }
  })

  it('Lists and quotes nested deeper than the limit stay text', () => {
    for (let levels = 1; levels <= 40; levels++) {
      const indented = Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- 항목`).join('\n')
      for (const text of ['> '.repeat(levels) + '글', '- '.repeat(levels) + '글', indented])
        expect(depth(readMarkdown(text))).toBe(levels <= MARKDOWN_DEPTH_MAX ? levels : 0)
    }
  })

  it('A long list of bold words and links stays a list', () => {
    const items = Array.from({ length: 300 }, (_, i) => `- **항목 ${i}**: [글](/a)`)
    expect(only(items.join('\n'))).toMatchObject({
      kind: 'list',
      items: expect.objectContaining({ length: 300 }) as unknown[],
    })
  })

  it('Markdown longer than the limit is shown without formatting, paragraph by paragraph', () => {
    const text = `**굵게**\n줄\n\n${'가'.repeat(MARKDOWN_LENGTH_MAX)}`
    expect(readMarkdown(text)[0]).toEqual(paragraph(words('**굵게** 줄')))
    expect(readMarkdown(text)).toHaveLength(2)
  })
})
