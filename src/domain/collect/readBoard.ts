import type { CheerioAPI } from 'cheerio'
import { daysOfMonth, isDate, lastDay } from './dates'
import {
  type Link,
  linksIn,
  expenseTables,
  faultOf,
  type Nodes,
  PageError,
  select,
  textOf,
  tidy,
  withPage,
} from './page'
import type { Recipe } from './recipe'

export interface ListedPost {
  /** identifies it within its board */
  key: string
  title: string
  /** null if its row has all there is */
  address: string | null
  /** 'YYYY-MM-DD' */
  day: string | null
  department: string | null
  files: Link[]
}

/** The address and form of a page of a board, from 1. `month`: 'YYYY-MM', of lists whose rows are the data */
export function pageRequest(board: URL, { list }: Recipe, page: number, month: string | null) {
  const days = month === null ? null : daysOfMonth(month)
  const sent: Record<string, string> = {
    ...list.send,
    ...(list.period && days && { [list.period.from]: days.from, [list.period.until]: days.until }),
    ...((page > 1 || list.method === 'POST') && { [list.page]: String(page) }),
  }
  const url = new URL(board)
  if (list.method === 'POST') return { url, form: sent }
  for (const [name, value] of Object.entries(sent)) url.searchParams.set(name, value)
  return { url, form: null }
}

const NONE = /(게시물|게시글|글|자료|내역|데이터|결과|내용)[이가은는을]? ?(없|존재하지 않)|없습니다/

/** Empty if the board says that it has none. @throws PageError */
export const readList = (html: string, base: URL, recipe: Recipe): ListedPost[] =>
  withPage(html, ($) => {
    const fault = faultOf($)
    if (fault) throw fault
    const rows = select($, recipe.list.row)
    const posts = new Map<string, ListedPost>()
    for (const element of rows.toArray()) {
      const post = readRow($, $(element) as Nodes, base, recipe)
      if (post && !posts.has(post.key)) posts.set(post.key, post)
    }
    if (posts.size === 0 && !NONE.test(tidy($('body').text()))) throw new PageError('no_posts')
    return [...posts.values()]
  })

function readRow($: CheerioAPI, row: Nodes, base: URL, recipe: Recipe): ListedPost | null {
  const { list, post, file } = recipe
  const files = file.isInList ? linksIn($, row, base, file) : []
  const wanted = linksIn($, row, base, { ...post, skip: file.link })
  const link = wanted.find(({ name }) => name !== '') ?? wanted[0]
  const key = link ? keyOf(link.address, post.id) : files[0]?.address
  if (key === undefined) return null
  const part = (selector: string | null): string => {
    if (selector === null) return ''
    select($, selector)
    return textOf(row.find(selector).first())
  }
  return {
    key,
    title: part(list.title) || link?.name || textOf(row.find('a').first()),
    // Attachments in the row are all there is.
    address: files.length ? null : (link?.address ?? null),
    day: list.date === null ? dayOf($, row) : lastDay(part(list.date)),
    department: part(list.department) || null,
    files,
  }
}

function keyOf(address: string, id: readonly string[]): string {
  const url = new URL(address)
  const values = id.map((name) => url.searchParams.get(name))
  if (values.length && values.every((value) => value)) return values.join('/')
  return url.pathname.split('/').findLast((part) => part !== '') + url.search
}

/** The cell that is a date, because titles have dates too. */
function dayOf($: CheerioAPI, row: Nodes): string | null {
  const texts = row
    .find('td, span, li, dd, p, div, em, time')
    .toArray()
    .map((cell) => tidy($(cell).text()))
  const cell = texts.find(isDate) ?? texts.find((text) => isDate(text.replace(/^[가-힣 ]{2,6}:? ?/, '')))
  return cell === undefined ? null : lastDay(cell)
}

/** Which rows a page lists: equal on two pages if the board ignores the page's number. */
export const sameRows = (one: readonly { key: string }[], other: readonly { key: string }[]): boolean =>
  one.length > 0 && one.length === other.length && one.every(({ key }, at) => key === other[at]?.key)

/** Whether a page of a list offers another page. */
export const offersPage = (html: string, page: number): boolean =>
  withPage(html, ($) =>
    $('a, button')
      .toArray()
      .some((element) => tidy($(element).text()) === String(page)),
  )

export interface ReadPost {
  files: Link[]
  /** the page has a table of expenses */
  hasTable: boolean
}

/** @throws PageError */
export const readPost = (html: string, base: URL, { file }: Recipe): ReadPost =>
  withPage(html, ($) => {
    const fault = faultOf($)
    if (fault) throw fault
    const body = $('body') as Nodes
    return { files: linksIn($, body, base, file), hasTable: expenseTables($).length > 0 }
  })

/** The tables of expenses of several pages as one document; null if there is none. @throws PageError */
export function joinTables(pages: readonly string[]): string | null {
  const tables = pages.flatMap((html) =>
    withPage(html, ($) =>
      expenseTables($)
        .toArray()
        .map((table) => $.html(table)),
    ),
  )
  if (tables.length === 0) return null
  return `<!doctype html><meta charset="utf-8"><body>${tables.join('\n')}</body>`
}

/** Rows of the tables of expenses, to compare pages. @throws PageError `no_posts` if there is no table */
export const readLines = (html: string): { key: string }[] =>
  withPage(html, ($) => {
    const fault = faultOf($)
    if (fault) throw fault
    const tables = expenseTables($)
    const rows = tables.find('tr').toArray()
    const lines = rows.filter((row) => $(row).find('td').length > 2).map((row) => ({ key: tidy($(row).text()) }))
    if (tables.length === 0 && !NONE.test(tidy($('body').text()))) throw new PageError('no_posts')
    return lines
  })

/** Whether a document in HTML is a table, not a message. Large ones are left to the importer's own reader. */
export function hasTables(html: string): boolean {
  if (html.length > HTML_READ_MAX) return /<table[\s>]/i.test(html)
  try {
    return withPage(html, ($) => faultOf($) === null && $('table tr').length > 1)
  } catch (error) {
    if (error instanceof PageError) return false
    throw error
  }
}
const HTML_READ_MAX = 2 * 1024 * 1024
