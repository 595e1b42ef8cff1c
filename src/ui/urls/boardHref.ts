import { BOARD_PAGE_MAX, type BoardType } from '@/domain/community/community'
import { ID_MAX } from '@/domain/http/limits'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import type { SearchParams } from './readQuery'

export interface BoardView {
  page: number
  q: string
}

/** Page 1 is left out, so that each view has one URL. */
export function boardHref(board: BoardType, { page = 1, q = '' }: Partial<BoardView> = {}): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (page > 1) search.set('page', String(page))
  return `/board/${board}${search.size ? `?${search}` : ''}`
}

export const postHref = ({ board, id }: { board: BoardType; id: number }): string => `/board/${board}/${id}`
export const writeHref = (board: BoardType, restaurant?: number): string =>
  `/board/${board}/write${restaurant === undefined ? '' : `?restaurant=${restaurant}`}`
export const editHref = ({ board, id }: { board: BoardType; id: number }): string => `/board/${board}/edit/${id}`
export const feedHref = (board: BoardType): string => `/board/${board}/rss.xml`

export function readPostId(word: string | undefined): number | null {
  const id = word !== undefined && /^\d{1,10}$/.test(word) ? Number(word) : 0
  return id >= 1 && id <= ID_MAX ? id : null
}

const first = (value: SearchParams[string]): string => {
  const one = [value].flat()[0]
  return typeof one === 'string' ? one : ''
}

/** Invalid values fall back to the first page. */
export function readBoardView(params: SearchParams): BoardView {
  const page = Number(first(params.page))
  const q = first(params.q)
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, QUERY_LENGTH_MAX)
  return { page: Number.isInteger(page) && page >= 1 && page <= BOARD_PAGE_MAX ? page : 1, q }
}
