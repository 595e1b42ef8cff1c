import { expect, it } from 'vitest'
import { commentHtml, readCommentText } from '@/domain/community/commentText'

const ORIGIN = 'https://bapsang.example'

it('Links and mentions in a comment are parsed, and the rest stays as typed', () => {
  expect(readCommentText('@단골 https://a.example/b. **굵게**\n둘째', ['단골'], ORIGIN)).toEqual([
    { kind: 'mention', text: '@단골' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'https://a.example/b', href: 'https://a.example/b' },
    { kind: 'text', text: '.' },
    { kind: 'text', text: ' **굵게**\n둘째' },
  ])
})

it('A comment links pages of this site by path and never links an unsafe URL', () => {
  expect(readCommentText(`${ORIGIN}/restaurants/1`, [], ORIGIN)).toEqual([
    { kind: 'link', text: `${ORIGIN}/restaurants/1`, href: '/restaurants/1' },
  ])
  expect(readCommentText('http://a.example javascript:alert(1)', [], ORIGIN).some(({ kind }) => kind === 'link')).toBe(
    false,
  )
})

it('All text typed into a comment is escaped in its HTML', () => {
  expect(commentHtml('<b>&"\'\n@단골', ['단골'], ORIGIN)).toBe('&lt;b&gt;&amp;&quot;&#39;<br><b>@단골</b>')
})
