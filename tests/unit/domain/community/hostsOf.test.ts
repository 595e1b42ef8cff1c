import { describe, expect, it } from 'vitest'
import { hostsOf } from '@/domain/community/holds'

describe('Hosts in a text', () => {
  it.each([
    ['https://www.Spam.Example/a?b', ['www.spam.example']],
    ['spam.example에서 만나요', ['spam.example']],
    ['ｓｐａｍ．ｅｘａｍｐｌｅ', ['spam.example']],
    ['[여기](http://a.b.co.kr:80/)', ['a.b.co.kr']],
    ['별점 3.5, 오전 10.30', []],
    ['좋아요. 또 가요...', []],
    ['a.com b.com a.com', ['a.com', 'b.com']],
  ])('The hosts in the text "%s" are found and nothing else', (text, hosts) => {
    expect(hostsOf(text)).toEqual(hosts)
  })
})
