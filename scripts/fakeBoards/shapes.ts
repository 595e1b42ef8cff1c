import iconv from 'iconv-lite'
import type { Family, RecipeInput } from '@/domain/collect/recipe'

/** What a post's attachment or the post itself does wrong. */
export type Trap = 'drm' | 'html' | 'gone' | 'empty' | 'picture' | 'written_title' | 'columns' | 'renamed'

export interface FakePost {
  id: number
  title: string
  /** 'YYYY-MM-DD' */
  day: string
  /** rows of expenses: day, place, amount */
  lines: readonly (readonly [day: string, place: string, amount: number])[]
  trap?: Trap
}

export interface FakeRequest {
  url: URL
  form: URLSearchParams
  referer: string | null
}

export interface FakeAnswer {
  status?: number
  body: string | Buffer
  headers?: Record<string, string>
}

interface Shape {
  /** address of the list */
  list: string
  page: string
  row: (post: FakePost) => string
  wrap?: (rows: string) => string
  /** path of a post's page */
  post?: string
  id: (url: URL) => number
  /** the part of a post's page with its files */
  files?: (post: FakePost) => string
  file?: string
  hasTable?: boolean
  isReferred?: boolean
  /** not UTF-8 */
  isKorean?: boolean
  recipe?: RecipeInput
}

const PAGE_ROWS = 10
const param =
  (...names: string[]) =>
  (url: URL): number =>
    Number(names.map((name) => url.searchParams.get(name)).find(Boolean) ?? 0)
const lastPart = (url: URL): number => Number(/(\d{1,12})$/.exec(url.pathname)?.[1] ?? 0)

const titleOf = ({ title, trap }: FakePost): string =>
  trap === 'written_title' ? `<script>document.write('${title}')</script>` : title
const row = (post: FakePost, link: string, more = ''): string =>
  `<tr><td>${post.id}</td><td class="subject"><a ${link}>${titleOf(post)}</a></td><td>총무과</td>
    <td>${post.day}</td>${more}</tr>`
const attachment = (address: string): string => `<ul><li><a href="${address}">내역.csv</a> <em>12KB</em></li></ul>`

export const SHAPES: Record<Family, Shape> = {
  rfc3: {
    ...{ list: '/board/list.gaon?boardId=BBS_0000012', page: 'startPage' },
    row: (post) => row(post, `href="/board/view.gaon?boardId=BBS_0000012&amp;dataSid=${post.id}"`),
    ...{ post: '/board/view.gaon', id: param('dataSid'), file: '/board/download.gaon' },
    files: ({ id }) => attachment(`/board/download.gaon?boardId=BBS_0000012&dataSid=${id}&fileSid=9${id}`),
  },
  bbs_no: {
    ...{ list: '/www/selectBbsNttList.do?bbsNo=24&key=310', page: 'pageIndex' },
    row: (post) => row(post, `href="./selectBbsNttView.do?key=310&amp;bbsNo=24&amp;nttNo=${post.id}"`),
    ...{ post: '/www/selectBbsNttView.do', id: param('nttNo', 'atchmnflNo'), file: '/www/downloadBbsFile.do' },
    files: ({ id }) => attachment(`./downloadBbsFile.do?atchmnflNo=${id}`),
  },
  portal_bbs: {
    ...{ list: '/portal/bbs/B0000123/list.do?menuNo=200140', page: 'pageIndex', isReferred: true },
    row: (post) => row(post, `href="/portal/bbs/B0000123/view.do?nttId=${post.id}&amp;menuNo=200140"`),
    ...{
      post: '/portal/bbs/B0000123/view.do',
      id: param('nttId', 'atchFileId'),
      file: '/portal/cmmn/file/fileDown.do',
    },
    files: ({ id }) => attachment(`/portal/cmmn/file/fileDown.do;jsessionid=A1B2?atchFileId=${id}&fileSn=1`),
  },
  egov: {
    ...{ list: '/portal/selectBoardList.do?bbsId=BBSMSTR_000000000123&menuId=110210', page: 'pageIndex' },
    row: (post) =>
      row(
        post,
        `href="#" onclick="fn_egov_inqire_notice('${post.id}','BBSMSTR_000000000123'); return false;"`,
        `<td><a href="javascript:fn_egov_downFile('${post.id}','0')">내려받기</a></td>`,
      ),
    ...{ id: param('atchFileId'), file: '/cmm/fms/FileDown.do' },
  },
  cb_idx: {
    ...{ list: '/site/gaon/ex/bbs/List.do?cbIdx=271', page: 'pageIndex' },
    row: (post) => row(post, `href="javascript:doBbsFView('271','${post.id}','16010100')"`),
    ...{ post: '/site/gaon/ex/bbs/View.do', id: param('bcIdx'), file: '/common/board/Download.do' },
    files: ({ id }) =>
      attachment(`/common/board/DownloadViewFile.do?bcIdx=${id}&cbIdx=271`) +
      attachment(`/common/board/Download.do?bcIdx=${id}&cbIdx=271&streFileNm=f${id}`),
  },
  rest_uuid: {
    ...{ list: '/site/main/board/expense/list', page: 'cp' },
    row: (post) => row(post, `href="/site/main/board/expense/${post.id}?cp=1&amp;pageSize=10"`),
    ...{ post: '/site/main/board/expense/', id: lastPart, file: '/file/download/uu/' },
    files: ({ id }) => attachment(`/file/download/uu/0f3c9a52-77aa-4d1e-${String(id).padStart(12, '0')}`),
  },
  open_portal: {
    ...{ list: '/expense/list', page: 'page', post: '/expense/', id: lastPart, hasTable: true },
    row: (post) => row(post, `href="/expense/${post.id}"`),
  },
  line_list: { list: '/gaon/expense/selectList.do', page: 'pageIndex', row: () => '', id: () => 0, isKorean: true },
  generic: {
    ...{ list: '/board/list.web?gcode=1001', page: 'cpage', isKorean: true },
    row: (post) =>
      `<li><a href="/board/view.web?gcode=1001&amp;idx=${post.id}"><b>${titleOf(post)}</b></a>
        <span class="when">등록일: ${post.day}</span></li>`,
    wrap: (rows) => `<ul class="board">${rows}</ul>`,
    ...{ post: '/board/view.web', id: param('idx'), file: '/board/down.web' },
    files: ({ id }) => attachment(`/board/down.web?gcode=1001&idx=${id}&seq=1`),
    recipe: {
      list: { page: 'cpage', row: 'ul.board > li', title: 'b', date: '.when' },
      post: { link: ['view.web'], id: ['idx'] },
      file: { link: ['down.web'] },
    },
  },
}

const cells = (tag: string, texts: readonly (string | number)[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`

const tableOf = ({ lines }: Pick<FakePost, 'lines'>, unit = 1): string =>
  `<table><thead>${cells('th', ['사용일자', '사용장소', '사용목적', unit === 1 ? '사용금액' : '사용금액(천원)'])}</thead><tbody>${lines
    .map(([day, place, amount]) => cells('td', [day, place, '간담회', amount / unit]))
    .join('')}</tbody></table>`

function fileOf({ title, lines, trap }: FakePost): Buffer {
  if (trap === 'renamed') return Buffer.from(tableOf({ lines }))
  const more = trap === 'columns' ? ['비고', '현장'] : []
  const rows = [
    ['사용일자', '사용장소', '사용목적', '사용금액', ...more.slice(0, 1)],
    ...lines.map(([day, place, amount]) => [day, place, '간담회', amount, ...more.slice(1)]),
  ]
  return iconv.encode([title, ...rows.map((cells) => cells.join(','))].join('\r\n'), 'cp949')
}

const TRAPS: Partial<Record<Trap, FakeAnswer>> = {
  drm: { body: Buffer.from('\x9b DRMONE  This Document is encrypted and protected by Fasoo DRM \0\x07', 'latin1') },
  html: { body: '<html><head><script>alert("파일이 없습니다");history.back();</script></head><body></body></html>' },
  gone: { status: 404, body: '없는 파일' },
  empty: { body: '' },
  picture: { body: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
}

export function pageOf(body: string, isKorean = false): FakeAnswer {
  const charset = isKorean ? 'euc-kr' : 'utf-8'
  const html = `<!doctype html><html><head><meta charset="${charset}"><title>가온구청</title></head><body><h1>업무추진비</h1>
    <p>가온구청에서 쓴 업무추진비를 알려 드립니다.</p>${body}</body></html>`
  return { body: isKorean ? iconv.encode(html, 'cp949') : html, headers: { 'content-type': 'text/html' } }
}

/** The answer of a board of this family to a request; null if the board has no such address. */
export function answerOf(
  family: Family,
  posts: readonly FakePost[],
  { url, form, referer }: FakeRequest,
): FakeAnswer | null {
  const shape = SHAPES[family]
  const { page, isKorean, wrap } = shape
  if (url.pathname === new URL(shape.list, url).pathname) {
    if (family === 'line_list') return linesOf(posts, form)
    const at = (Number(url.searchParams.get(page) ?? 1) - 1) * PAGE_ROWS
    const shown = posts.slice(at, at + PAGE_ROWS)
    const rows = shown.length
      ? shown.map(shape.row).join('')
      : '<tr><td colspan="4">등록된 게시물이 없습니다.</td></tr>'
    const buttons = [1, 2, 3].map((number) => `<a href="#" onclick="fn_page(${number})">${number}</a>`).join('')
    return pageOf(
      (wrap?.(rows) ?? `<table><tbody>${rows}</tbody></table>`) + (posts.length > PAGE_ROWS ? buttons : ''),
      isKorean,
    )
  }
  const post = posts.find(({ id }) => id === shape.id(url))
  if (post && shape.file !== undefined && url.pathname.replace(/;.*/, '').startsWith(shape.file)) {
    if (shape.isReferred && referer === null) return pageOf('<p>잘못된 접근입니다.</p>')
    const instead = post.trap && TRAPS[post.trap]
    if (instead) return instead
    const name = iconv.encode('업무추진비 내역.csv', 'cp949').toString('latin1')
    return { body: fileOf(post), headers: { 'content-disposition': `attachment; filename="${name}"` } }
  }
  if (!post || shape.post === undefined || !url.pathname.startsWith(shape.post)) return null
  return pageOf(`<h2>${post.title}</h2>${shape.hasTable ? tableOf(post) : (shape.files?.(post) ?? '')}`, isKorean)
}

function linesOf(posts: readonly FakePost[], form: URLSearchParams): FakeAnswer {
  const [from = '', until = ''] = [form.get('searchBgnDe') ?? '', form.get('searchEndDe') ?? '']
  const lines = posts.flatMap((post) => post.lines).filter(([day]) => day >= from && day <= until)
  const size = Number(form.get('pageUnit') ?? PAGE_ROWS)
  const at = (Number(form.get('pageIndex')) - 1) * size
  const shown = lines.slice(at, at + size)
  return pageOf(
    shown.length ? tableOf({ lines: shown }, 1_000) : `${tableOf({ lines: [] })}<p>내역이 없습니다.</p>`,
    true,
  )
}
