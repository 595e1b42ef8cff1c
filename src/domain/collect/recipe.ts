import { z } from 'zod'
import { DATA_PLACES } from './limits'

const selector = z.string().trim().min(1).max(200)
const word = z.string().trim().min(1).max(100)
const words = z.array(word).max(10)
/** `{1}`, `{2}`: arguments of the script that a link calls; `{name}`: a parameter of the page's own address */
const template = z.string().trim().min(1).max(300).nullable().default(null)

const listSchema = z.strictObject({
  method: z.enum(['GET', 'POST']).default('GET'),
  /** the parameter that counts pages */
  page: word.default('pageIndex'),
  /** sent with every page, also when empty */
  send: z.record(word, z.string().max(100)).default({}),
  /** parameters for the first and last day of a month, if `data` is `rows` */
  period: z.strictObject({ from: word, until: word }).nullable().default(null),
  row: selector.default('table tbody tr'),
  /** null: the text of the link to the post */
  title: selector.nullable().default(null),
  /** null: the cell that is a date */
  date: selector.nullable().default(null),
  department: selector.nullable().default(null),
})

const postSchema = z.strictObject({
  data: z.enum(DATA_PLACES).default('files'),
  /** parts of the address of a post, or of the script that opens it; any */
  link: words.default([]),
  address: template,
  /** the parameters that identify a post; none: the last part of its path */
  id: words.default([]),
})

const fileSchema = z.strictObject({
  /** parts of the address of an attachment, or of the script that loads it; any */
  link: words.default([]),
  /** those of banners and viewers */
  skip: words.default([]),
  address: template,
  /** the list's rows have the attachments */
  isInList: z.boolean().default(false),
})

/** How to read boards of one shape: names of parameters and places in the page, without a program. */
const recipeSchema = z.strictObject({
  list: listSchema.default(listSchema.parse({})),
  post: postSchema.default(postSchema.parse({})),
  file: fileSchema.default(fileSchema.parse({})),
})
export type Recipe = z.infer<typeof recipeSchema>
export type RecipeInput = z.input<typeof recipeSchema>

export const FAMILIES = [
  'rfc3',
  'bbs_no',
  'portal_bbs',
  'egov',
  'cb_idx',
  'rest_uuid',
  'open_portal',
  'line_list',
  'generic',
] as const
export type Family = (typeof FAMILIES)[number]

/** The shapes of the boards that institutions use: addresses change, these last longer. */
const SHAPES: Record<Family, RecipeInput> = {
  rfc3: {
    list: { page: 'startPage' },
    post: { data: 'either', link: ['view.'], id: ['dataSid'] },
    file: { link: ['download.'] },
  },
  bbs_no: {
    post: { link: ['selectBbsNttView.do'], id: ['nttNo'] },
    file: { link: ['downloadBbsFile.do'] },
  },
  portal_bbs: {
    post: { link: ['view.do'], id: ['nttId'] },
    file: { link: ['fileDown.do'] },
  },
  egov: {
    post: { link: ['selectBoardArticle', 'fn_egov_inqire_notice'], id: ['nttId'] },
    file: {
      link: ['/cmm/fms/FileDown.do', 'fn_egov_downFile'],
      address: '/cmm/fms/FileDown.do?atchFileId={1}&fileSn={2}',
      isInList: true,
    },
  },
  cb_idx: {
    post: { link: ['View.do', 'doBbsFView'], address: 'View.do?cbIdx={1}&bcIdx={2}', id: ['bcIdx'] },
    file: { link: ['/common/board/Download.do'], skip: ['DownloadViewFile.do'] },
  },
  rest_uuid: {
    list: { page: 'cp' },
    post: { link: ['/board/', '/bbs/'], id: [] },
    file: { link: ['/file/download/uu/'] },
  },
  open_portal: {
    list: { page: 'page' },
    post: { data: 'posts', link: ['/expense/'], id: [] },
  },
  line_list: {
    list: { method: 'POST', send: { pageUnit: '100' }, period: { from: 'searchBgnDe', until: 'searchEndDe' } },
    post: { data: 'rows' },
  },
  generic: {},
}

/** A family's recipe, in whose parts the values of `changes` replace its own. */
export function recipeOf(family: Family, changes: unknown = {}): Recipe {
  const shape = SHAPES[family]
  const given = (changes ?? {}) as Record<string, object>
  const part = (name: keyof RecipeInput) => ({ ...shape[name], ...given[name] })
  return recipeSchema.parse({ ...given, list: part('list'), post: part('post'), file: part('file') })
}
