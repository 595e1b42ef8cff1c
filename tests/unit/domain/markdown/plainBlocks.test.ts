import { expect, it } from 'vitest'
import { plainBlocks } from '@/domain/markdown/markdownTree'
import { readMarkdown } from '@/domain/markdown/readMarkdown'

it('The plain text of Markdown is its words on one line', () => {
  const source = '## 점검\n\n새벽 **2시**부터 [안내](/board)를\n봐요.\n\n- 글쓰기\n- 읽기\n\n> 말씀'
  expect(plainBlocks(readMarkdown(source))).toBe('점검 새벽 2시부터 안내를 봐요. 글쓰기 읽기 말씀')
})
