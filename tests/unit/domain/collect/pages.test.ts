import { describe, expect, it } from 'vitest'
import { lastDay, monthsOfTitle } from '@/domain/collect/dates'
import { recipeOf } from '@/domain/collect/recipe'
import { readRecipe } from '@/domain/collect/source'
import { PageError } from '@/domain/collect/page'
import { offersPage, pageRequest, readList, readPost, sameRows } from '@/domain/collect/readBoard'

const BASE = new URL('https://www.gaon.example/www/selectBbsNttList.do?bbsNo=24')
const BBS = recipeOf('bbs_no')
const board = (rows: string) => `<h1>업무추진비</h1><table><tbody>${rows}</tbody></table>`
const rowOf = (title: string, number = 7, day = '2026-10-05') =>
  `<tr><td>${number}</td><td><a href="selectBbsNttView.do?nttNo=${number}">${title}</a></td><td>${day}</td></tr>`

function faultOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof PageError) return error.fault
    throw error
  }
  return 'none'
}

describe('Pages that are no board', () => {
  it.each([
    ['alert', '<script>alert("로그인이 필요합니다");history.back();</script>'],
    ['scripts', '<script>document.cookie="a=1";location.href="/www/list.do"</script>'],
    ['blank', '<html><body> </body></html>'],
    ['no_posts', `<h1>업무추진비</h1><p>${'안내 말씀입니다. '.repeat(30)}</p>`],
    ['no_posts', board('<tr><td>1</td><td><a href="/other.do?id=1">다른 게시판</a></td></tr>')],
  ])('An answer with status 200 is recognised as %s', (fault, html) => {
    expect(faultOf(() => readList(html, BASE, BBS))).toBe(fault)
  })

  it('A post whose page is a message is no post', () => {
    expect(faultOf(() => readPost('<script>alert("삭제된 글입니다");history.back()</script>', BASE, BBS))).toBe('alert')
  })

  it('A board that says it has no posts is empty, not changed', () => {
    expect(readList(board('<tr><td>등록된 게시물이 없습니다.</td></tr>'), BASE, BBS)).toEqual([])
  })

  it('A selector that is no CSS is named, and so is a page nested too deep to read', () => {
    const wrong = recipeOf('generic', { list: { row: 'tr[' }, post: { link: ['view'] } })
    expect(faultOf(() => readList(board(rowOf('제목')), BASE, wrong))).toBe('bad_selector')
    expect(faultOf(() => readList('<div>'.repeat(60_000) + '글', BASE, BBS))).toBe('unreadable')
  })

  it('A page that repeats the rows of another shows that the board ignores the number', () => {
    const [one, other] = [board(rowOf('가')), board(rowOf('나', 8))].map((html) => readList(html, BASE, BBS))
    expect([sameRows(one ?? [], one ?? []), sameRows(one ?? [], other ?? []), sameRows([], [])]).toEqual([
      true,
      false,
      false,
    ])
    expect([offersPage('<a href="#">2</a>', 2), offersPage('<a>12</a>', 2)]).toEqual([true, false])
  })
})

describe('Recipes that people write', () => {
  it('What a form leaves empty has the value of the family', () => {
    const blank = { list: { row: null, page: '' }, post: { link: [], id: undefined }, file: { isInList: false } }
    expect(readRecipe('egov', blank)).toEqual(recipeOf('egov'))
    expect(readRecipe('egov', { list: { page: 'cp' } })?.list.page).toBe('cp')
  })

  it.each([{ list: { rows: 'tr' } }, { list: { row: 3 } }, { list: { method: 'PUT' } }, { other: {} }])(
    '%j is no recipe',
    (recipe) => {
      expect(readRecipe('generic', recipe)).toBeNull()
    },
  )
})

describe('Links of a board', () => {
  it('A session in an address does not make another file of it', () => {
    const files = ['', ';jsessionid=1A2B', '#top'].map((part) =>
      part.startsWith('#') ? `downloadBbsFile.do?atchmnflNo=3${part}` : `downloadBbsFile.do${part}?atchmnflNo=3`,
    )
    const html = files.map((href) => `<a href="${href}">내역</a>`).join('')
    expect(readPost(html, BASE, BBS).files.map(({ address }) => address)).toEqual([
      'https://www.gaon.example/www/downloadBbsFile.do?atchmnflNo=3',
    ])
  })

  it('Links that are no http addresses are ignored', () => {
    const html = ['file:///downloadBbsFile.do', 'data:text/html,downloadBbsFile.do', 'http://[downloadBbsFile.do']
      .map((href) => `<a href="${href}">내역</a>`)
      .join('')
    expect(readPost(html, BASE, BBS).files).toEqual([])
  })

  it('The number of a page replaces one that the address has, and the first page needs none', () => {
    const entry = new URL('https://www.gaon.example/list.do?bbsNo=24&pageIndex=1')
    expect(pageRequest(entry, BBS, 3, null).url.search).toBe('?bbsNo=24&pageIndex=3')
    expect(pageRequest(BASE, BBS, 1, null).url.href).toBe(BASE.href)
  })
})

describe('Dates and months in texts', () => {
  it.each([
    ['2026.10.05', '2026-10-05'],
    ['등록일 2026년 9월 3일', '2026-09-03'],
    ["'26-02-30", null],
    ['2026', null],
  ])('%s is the day %s', (text, day) => {
    expect(lastDay(text)).toBe(day)
  })

  it.each([
    ['2026년 9월 업무추진비 집행내역', ['2026-09']],
    ['2026. 9. 구청장 업무추진비', ['2026-09']],
    ["'26년 3분기 업무추진비", ['2026-07', '2026-08', '2026-09']],
    ['2026년 상반기 업무추진비', ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06']],
    ['2026년 10~11월 집행내역', ['2026-10', '2026-11']],
    ['2026년도 업무추진비 13월', []],
    ['업무추진비 공개 안내', []],
  ])('%s is about %j', (title, months) => {
    expect(monthsOfTitle(title)).toEqual(months)
  })
})

it.each([
  [`javascript:openTile('exp','K-72')`, ''],
  ['javascript:void(0)', 'openTile("exp","K-72")'],
  ['#none', `count(1); openTile("exp", "K-72"); return false`],
])('A script link is filled with the arguments of the call that was looked for: %s %s', (href, onclick) => {
  const recipe = recipeOf('generic', {
    list: { row: 'li' },
    post: { link: ['openTile'], address: '/tile/{1}?n={2}', id: ['n'] },
  })
  const page = `<h1>업무추진비</h1><ul><li><a href="${href}" onclick='${onclick}'>10월 내역</a> 2026-10-05</li></ul>`
  const posts = readList(page, BASE, recipe)
  expect(posts.map(({ address }) => address)).toEqual(['https://www.gaon.example/tile/exp?n=K-72'])
})
