import { expect, it } from 'vitest'
import { namesDomain } from '@/domain/community/holds'

it.each([
  ['https://www.Spam.Example/a?b', 'spam.example'],
  ['spam.example에서 만나요', 'spam.example'],
  ['여기는spam.example', 'spam.example'],
  ['ｓｐａｍ．ｅｘａｍｐｌｅ', 'spam.example'],
  ['가 보세요: spam.example.', 'spam.example'],
  ['notspam.example 말고 spam.example', 'spam.example'],
  ['http://나쁜곳.example/길', '나쁜곳.example'],
])('The text "%s" names the domain %s', (text, domain) => {
  expect(namesDomain(text, domain)).toBe(true)
})

it.each([
  ['notspam.example', 'spam.example'],
  ['spam.example.org', 'spam.example'],
  ['spam.examples', 'spam.example'],
  ['더나쁜곳.example', '나쁜곳.example'],
  ['', 'spam.example'],
])('The text "%s" does not name the domain %s', (text, domain) => {
  expect(namesDomain(text, domain)).toBe(false)
})
