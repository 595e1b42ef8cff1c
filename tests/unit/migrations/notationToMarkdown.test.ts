import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_TERMS } from '@/messages/terms/firstTerms'
import { markdownLines, notationLines, notationToMarkdown } from '../../../migrations/termsNotation/notationToMarkdown'

describe('a legal text in the former notation', () => {
  it.each(FIRST_TERMS.map(({ title, body }) => [title, body]))(
    'is unchanged and renders the same in Markdown when it is built in: %s',
    (_, body) => {
      expect(markdownLines(body)).toEqual(notationLines(body))
      expect(notationToMarkdown(body)).toBe(body)
    },
  )

  it.each([
    ['a paragraph after a list', '- 하나\n- 둘\n끝 문단', '- 하나\n- 둘\n\n끝 문단'],
    ['a list that continues its numbers', '1. 가\n- 점\n2. 나', null],
    ['numbers with a gap', '1. 가\n3. 다', '1. 가\n\n3) 다'],
    ['marks without a meaning', '*별* _밑줄_ `코드` # 우물\n> 꺾쇠', null],
    ['HTML and character references', '<b>글</b> &lt; &amp;', null],
    ['an invalid link', '[누르기](javascript:alert(1)) [글](/a b)', null],
    ['bold words before a particle', '**필수(선택)**는 **abc)**def', null],
    ['marks inside a heading', '## **제1조** [글](/a) {email} #', null],
    ['the e-mail address inside bold words', '**{email}** {email}', null],
    ['indented lines', '    네 칸\n  - 두 칸', null],
    ['a number that opens no list', '2024. 1. 1.부터\n\\- 빗금', null],
    ['rules and tables', '---\n===\n| a | b |\n|---|---|', null],
  ])('renders the same in Markdown with %s', (_, body, wanted) => {
    const markdown = notationToMarkdown(body)
    expect(markdownLines(markdown ?? '')).toEqual(notationLines(body))
    if (wanted) expect(markdown).toBe(wanted)
  })

  it('renders the same in Markdown, whatever it is composed of', () => {
    const pieces = [
      ...[
        '가',
        '나다',
        ' ',
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '2. ',
        '7. ',
        '## ',
        '### ',
        '# ',
        '**',
        '*',
        '_',
        '[',
        ']',
        '](',
        '](/a)',
        '(',
        ')',
      ],
      ...[
        '{email}',
        '<b>',
        '&amp;',
        '\\',
        '`',
        '~',
        '>',
        '> ',
        '!',
        '|',
        '---',
        '===',
        '+ ',
        '    ',
        '[글](/주소)',
        '**굵게**',
        '.',
        'a',
        '”',
      ],
    ]
    const body = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(body, (text) => {
        const markdown = notationToMarkdown(text)
        expect(markdown).not.toBeNull()
        expect(markdownLines(markdown ?? '')).toEqual(notationLines(text))
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})
