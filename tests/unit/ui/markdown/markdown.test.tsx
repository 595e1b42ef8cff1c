import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import { FIRST_TERMS, LATER_TERMS } from '@/messages/terms/firstTerms'
import { Markdown } from '@/ui/markdown/Markdown'
import { TermsText } from '@/app/(site)/_components/terms/TermsText'

type Node = DefaultTreeAdapterMap['node']

/** Every element that a browser makes of the HTML, with its attributes. */
function elementsOf(node: Node): { tag: string; attributes: { name: string; value: string }[] }[] {
  const own = 'tagName' in node ? [{ tag: node.tagName, attributes: node.attrs }] : []
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : [])]
}

const EMAIL = <a href="mailto:help@example.org">help@example.org</a>
const slots = { email: EMAIL, officer: '김하늘(운영팀장)' }
const render = (text: string) => renderToStaticMarkup(<TermsText blocks={readMarkdown(text)} slots={slots} />)
const OWN = new Set([
  'html',
  'head',
  'body',
  'div',
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'br',
  'a',
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
])
const ATTRIBUTES = new Set(['class', 'id', 'href', 'rel', 'start', 'scope'])

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  '</div></main><script>x</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>x</script>">',
  '<!--><script>x</script>',
  '<style>@import"//x"</style>',
  '&lt;script&gt;x&lt;/script&gt;',
  '[x](javascript:alert(1))',
  '[x](https://a.example"onmouseover="alert(1))',
  "[x](/a'onclick='x)",
  '[<img src=x onerror=x>](/a)',
  '**<script>x</script>**',
  '[**x**](data:text/html,x)',
  '## <img src=x onerror=alert(1)>',
  '### "><svg onload=x>',
  '- <script>x</script>',
  '1. <script>x</script>',
  '{email}<script>x</script>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=x>',
  '![x](/a.png)',
  '`<b>`',
  '<x onclick=1>',
  '\u0000<script>x</script>',
  '＜script＞x＜/script＞',
  '[x](//evil.example)',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
]

/** Expects only elements and attributes of Markdown, and only safe URLs. */
function expectHarmless(html: string): void {
  for (const { tag, attributes } of elementsOf(parse(html))) {
    expect(OWN).toContain(tag)
    for (const { name, value } of attributes) {
      expect(ATTRIBUTES).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(\/[^/\\]|https:\/\/[^/]|mailto:)/)
    }
  }
}

describe('Rendered Markdown', () => {
  it.each(ATTACKS)('Rendered Markdown contains no element, attribute or URL that %s would add', (attack) => {
    const around = [
      attack,
      `앞 ${attack} 뒤`,
      `- ${attack}`,
      `## ${attack}`,
      `**${attack}**`,
      `[${attack}](/a)`,
      `> ${attack}`,
      `| ${attack} | 머리 |\n|---|---|\n| 칸 | ${attack} |`,
      `<${attack}>`,
    ]
    for (const text of around) expectHarmless(render(text))
  })

  it('Rendered Markdown is harmless for any combination of attacks', () => {
    const marks = [
      '[',
      '](',
      ')',
      '<',
      '>',
      '*',
      '_',
      '`',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '&',
      '#',
      '\\',
      'javascript:',
      'data:',
      '//a',
      '!',
      '"',
      "'",
      '{email}',
    ]
    const text = fc.array(fc.constantFrom(...marks, ...ATTACKS), { maxLength: 20 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (attack) => expectHarmless(render(attack))),
      { numRuns: 300 },
    )
  })

  it('Running text has the operator’s e-mail address, and lists are numbered as written', () => {
    expect(render('연락처: {email}')).toContain('mailto:help@example.org')
    expect(render('- {email}\n> {email}').match(/mailto/g)).toHaveLength(2)
    expect(render('책임자: {officer}')).toContain('김하늘(운영팀장)')
    expect(render('3. 셋째')).toContain('<ol start="3">')
  })

  it('Headings, links and bold words keep {email} as text, and other placeholders stay everywhere', () => {
    for (const text of ['## {email}', '**{email}**', '[{email}](/a)']) expect(render(text)).toContain('{email}')
    expect(render('{phone} {constructor}')).toContain('{phone} {constructor}')
  })

  it('Headings have ids only with an id prefix', () => {
    const blocks = readMarkdown('## 하나\n## 둘')
    expect(renderToStaticMarkup(<Markdown blocks={blocks} />)).toBe('<h2>하나</h2><h2>둘</h2>')
    expect(renderToStaticMarkup(<Markdown blocks={blocks} idPrefix="tos-" />)).toBe(
      '<h2 id="tos-s1">하나</h2><h2 id="tos-s2">둘</h2>',
    )
  })

  it('A list item of one paragraph has no paragraph element', () => {
    expect(renderToStaticMarkup(<Markdown blocks={readMarkdown('- 하나\n  - 둘\n\n- 셋')} />)).toBe(
      '<ul><li>하나<ul><li>둘</li></ul></li><li>셋</li></ul>',
    )
  })

  it.each([...FIRST_TERMS, ...LATER_TERMS].map(({ title, effectiveOn, body }) => [`${title} ${effectiveOn}`, body]))(
    'The built-in terms show no Markdown syntax: %s',
    (_, body) => {
      const words = render(body).replace(/<[^>]+>/g, '\n')
      expect(words).not.toMatch(/\*\*|\]\(|\{|\||^#|^\s*- /m)
    },
  )
})
