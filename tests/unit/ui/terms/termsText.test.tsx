import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { readTermsText } from '@/domain/terms/termsText'
import { FIRST_TERMS } from '@/messages/terms/firstTerms'
import { TermsText } from '@/ui/terms/TermsText'

type Node = DefaultTreeAdapterMap['node']

/** Every element a browser would make of the text, with its attributes. */
function elementsOf(node: Node): { tag: string; attributes: { name: string; value: string }[] }[] {
  const own = 'tagName' in node ? [{ tag: node.tagName, attributes: node.attrs }] : []
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : [])]
}

const render = (text: string) => renderToStaticMarkup(<TermsText blocks={readTermsText(text)} email={<a href="mailto:help@example.org">help@example.org</a>} />)
const OWN = new Set(['html', 'head', 'body', 'div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'b', 'a'])
const ATTRIBUTES = new Set(['class', 'id', 'href', 'rel', 'start'])

const ATTACKS = [
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '"><script>alert(1)</script>', '</div></main><script>x</script>',
  '<a href="javascript:alert(1)">x</a>', '<iframe srcdoc="<script>x</script>">', '<!--><script>x</script>', '<style>@import"//x"</style>', '&lt;script&gt;x&lt;/script&gt;',
  '[x](javascript:alert(1))', '[x](https://a.example"onmouseover="alert(1))', "[x](/a'onclick='x)", '[<img src=x onerror=x>](/a)', '**<script>x</script>**', '[**x**](data:text/html,x)',
  '## <img src=x onerror=alert(1)>', '### "><svg onload=x>', '- <script>x</script>', '1. <script>x</script>', '{email}<script>x</script>', '<math><mtext></form><form><mglyph><style></math><img src onerror=x>',
  '![x](/a.png)', '`<b>`', '<x onclick=1>', '\u0000<script>x</script>', '＜script＞x＜/script＞', '[x](//evil.example)', '<base href=//evil.example>', '<meta http-equiv=refresh content=0>',
]

describe('a legal text as elements', () => {
  it.each(ATTACKS)('%s adds no element, attribute or address of its own', (attack) => {
    for (const text of [attack, `앞 ${attack} 뒤`, `- ${attack}`, `## ${attack}`, `**${attack}**`, `[${attack}](/a)`]) {
      for (const { tag, attributes } of elementsOf(parse(render(text)))) {
        expect(OWN).toContain(tag)
        for (const { name, value } of attributes) {
          expect(ATTRIBUTES).toContain(name)
          if (name === 'href') expect(value).toMatch(/^(\/[^/\\]|https:\/\/[^/]|mailto:)/)
        }
      }
    }
  })

  it('writes out the operator’s address and numbers lists as they were written', () => {
    expect(render('연락처: {email}')).toContain('mailto:help@example.org')
    expect(render('3. 셋째')).toContain('<ol start="3">')
  })

  it.each(FIRST_TERMS.map((terms) => [terms.title, terms.body]))('%s leaves no mark of the language unread', (_, body) => {
    const words = render(body).replace(/<[^>]+>/g, '\n')
    expect(words).not.toMatch(/\*\*|\]\(|\{|^#|^\s*- /m)
  })
})
