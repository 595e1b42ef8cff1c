import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { requestMarkup, startMarkup } from '@/http/markupRenderer'
import { runRequest } from '@/infra/requestContext'

const Name = ({ text }: { text: string }) => createElement('b', null, text)
const part = (text: string) => createElement(Name, { text })

describe('Static page parts', () => {
  it('The static parts of a document are kept on the request, each under its own key', () => {
    runRequest((request) => {
      startMarkup(request, {})
      expect([requestMarkup.render(part('<가>')), requestMarkup.render(part('나'))]).toEqual([{ of: '0' }, { of: '1' }])
      expect([requestMarkup.read('0'), requestMarkup.read('1'), requestMarkup.read('2')]).toEqual([
        '<b>&lt;가&gt;</b>',
        '<b>나</b>',
        '',
      ])
    })
  })

  it('A static part is sent inline when the router asks for its own format', () => {
    runRequest((request) => {
      startMarkup(request, { rsc: '1' })
      expect(requestMarkup.render(part('가'))).toEqual({ html: '<b>가</b>' })
    })
  })

  it('A static part is not rendered outside a request, nor separately inside another part', () => {
    expect(requestMarkup.render(part('가'))).toBeNull()
    runRequest((request) => {
      startMarkup(request, {})
      const inner: unknown[] = []
      const Outer = () => {
        inner.push(requestMarkup.render(part('안')))
        return part('안')
      }
      expect(requestMarkup.render(createElement(Outer))).toEqual({ of: '0' })
      expect([inner, requestMarkup.read('0')]).toEqual([[null], '<b>안</b>'])
    })
  })

  it('A static part that throws leaves nothing behind', () => {
    runRequest((request) => {
      startMarkup(request, {})
      const Broken = () => {
        throw new Error('broken')
      }
      expect(() => requestMarkup.render(createElement(Broken))).toThrow('broken')
      expect(requestMarkup.render(part('다음'))).toEqual({ of: '0' })
    })
  })
})
