import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { fakePosts } from '../../../../scripts/fakeBoards/posts'
import { answerOf, type FakeRequest, SHAPES } from '../../../../scripts/fakeBoards/shapes'
import { FAMILIES, type Family, recipeOf } from '@/domain/collect/recipe'
import { joinTables, pageRequest, readLines, readList, readPost } from '@/domain/collect/readBoard'

const POSTS = fakePosts({ count: 13, traps: { 1: 'written_title' } })
const recipeOfShape = (family: Family) => recipeOf(family, SHAPES[family].recipe)
const boardOf = (family: Family) => new URL(SHAPES[family].list, 'https://www.gaon.example')

function ask(
  family: Family,
  url: URL,
  form: Record<string, string> = {},
  referer: FakeRequest['referer'] = null,
): string {
  const answer = answerOf(family, POSTS, { url, form: new URLSearchParams(form), referer })
  if (!answer) throw new Error(`no page ${url.href}`)
  return typeof answer.body === 'string' ? answer.body : iconv.decode(answer.body, 'cp949')
}

function listed(family: Family) {
  const recipe = recipeOfShape(family)
  return [1, 2, 3].flatMap((page) => {
    const { url } = pageRequest(boardOf(family), recipe, page, null)
    return readList(ask(family, url), url, recipe)
  })
}

const OF_POSTS = FAMILIES.filter((family) => family !== 'line_list')

describe('Recipes of the families', () => {
  it.each(OF_POSTS)('Every post of a %s board is found on its pages, with title and date, once', (family) => {
    const found = listed(family)
    expect(found.map(({ title, day }) => [title, day])).toEqual(POSTS.map(({ title, day }) => [title, day]))
    expect(new Set(found.map(({ key }) => key)).size).toBe(POSTS.length)
  })

  it.each(OF_POSTS.filter((family) => family !== 'open_portal'))(
    'Each post of a %s board has its attachment',
    (family) => {
      const recipe = recipeOfShape(family)
      for (const post of listed(family)) {
        const files =
          post.address === null
            ? post.files
            : readPost(ask(family, new URL(post.address)), new URL(post.address), recipe).files
        expect(files).toHaveLength(1)
        const [file] = files
        const source = POSTS.find(({ title }) => title === post.title)
        expect(ask(family, new URL(file?.address ?? ''), {}, 'here')).toContain(source?.lines[0]?.[1])
      }
    },
  )

  it('A post of the open-government portal has its expenses in a table', () => {
    const [post] = listed('open_portal')
    const address = new URL(post?.address ?? '')
    expect(readPost(ask('open_portal', address), address, recipeOfShape('open_portal'))).toEqual({
      files: [],
      hasTable: true,
    })
  })

  it('A list of expenses is read by month, page by page, and its tables are joined', () => {
    const recipe = recipeOf('line_list', { list: { send: { pageUnit: '2', searchWord: '' } } })
    const pages = [1, 2, 3, 4].map((page) => {
      const { url, form } = pageRequest(boardOf('line_list'), recipe, page, '2026-09')
      return ask('line_list', url, form ?? {})
    })
    expect(pages.map((page) => readLines(page).length)).toEqual([2, 2, 2, 0])
    expect(joinTables(pages.slice(0, 3))?.match(/<td>2026-09-/g)).toHaveLength(6)
  })
})
