import { type Cheerio, type CheerioAPI, load } from 'cheerio'
import type { PageFault } from './faults'

type Content = Parameters<typeof load>[0]
export type Nodes = Cheerio<Exclude<Content, string | Buffer | unknown[]>>

export class PageError extends Error {
  override name = 'PageError'
  constructor(
    readonly fault: PageFault,
    readonly detail = '',
  ) {
    super(fault)
  }
}

/** Real pages nest some dozens deep; a parser takes quadratic time for deeper ones. */
const DEPTH_MAX = 512
/** Without an end of their own. */
const FLAT = new Set(
  ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'wbr'].concat([
    'p',
    'li',
    'dt',
    'dd',
    'tr',
    'td',
    'th',
    'option',
    'tbody',
    'thead',
    'tfoot',
  ]),
)

function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (FLAT.has(name.toLowerCase())) continue
    depth = Math.max(0, depth + (end ? -1 : 1))
    if (depth > DEPTH_MAX) return true
  }
  return false
}

/** Scripts are never run. @throws PageError */
export function withPage<T>(html: string, read: ($: CheerioAPI) => T): T {
  if (isTooDeep(html)) throw new PageError('unreadable')
  return read(load(html))
}

/** @throws PageError `bad_selector` */
export function select($: CheerioAPI, selector: string): Nodes {
  try {
    return $(selector)
  } catch {
    throw new PageError('bad_selector', selector)
  }
}

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A title that a script would write is the text it would write. */
export function textOf(node: Nodes): string {
  const shown = node.clone()
  const scripts = shown.find('script').text()
  shown.find('script, style').remove()
  const text = tidy(shown.text())
  if (text) return text
  const written = /document\.write\(\s*(["'])((?:\\.|(?!\1)[^\\])*)\1/.exec(scripts)?.[2] ?? ''
  return tidy(written.replace(/\\(.)/g, '$1').replace(/<[^<>]*>/g, ''))
}

/** Characters of a page that shows no more than this are a message, not a board. */
const SHORT_TEXT = 200

/** Answers with status 200 that are no page. */
export function faultOf($: CheerioAPI): PageError | null {
  const scripts = $('script').text()
  const body = $('body').clone()
  body.find('script, style').remove()
  const shown = tidy(body.text())
  const alert = /\balert\(\s*(["'])((?:(?!\1).){0,200})/.exec(scripts)?.[2]
  if (shown.length < SHORT_TEXT && alert !== undefined && /history\.|location|close\(/.test(scripts))
    return new PageError('alert', tidy(alert))
  if (shown === '') return new PageError(scripts.trim() ? 'scripts' : 'blank')
  return null
}

const MONEY = /금액|집행액|사용액|지출액/
const OCCASION = /일시|일자|장소|사용처|집행처|날짜/

/** Tables of expenses: not of layout, and not around others. */
export const expenseTables = ($: CheerioAPI): Nodes =>
  $('table').filter((_, table) => {
    const node = $(table)
    const head = tidy(node.find('tr').slice(0, 3).text())
    return node.find('table').length === 0 && node.find('tr').length > 1 && MONEY.test(head) && OCCASION.test(head)
  }) as Nodes

export interface Link {
  address: string
  name: string
}

interface Wanted {
  link: readonly string[]
  skip?: readonly string[]
  address: string | null
}

const LINK_MAX = 2_000

/** Without the session and the place in the page, so that one address is one document. */
function cleanAddress(url: URL): string {
  const clean = new URL(url)
  clean.hash = ''
  clean.pathname = clean.pathname.replace(/;jsessionid=[^/?]*/i, '')
  return clean.href
}

/** `void(0) fn_view('12', 34)`, of the call that one of `parts` stands in → ['12', '34'] */
function argumentsOf(script: string, parts: readonly string[]): string[] {
  const calls = script.split(')').filter((text) => text.includes('('))
  const call = calls.find((text) => parts.some((part) => text.includes(part))) ?? calls[0] ?? ''
  const given = call.slice(call.lastIndexOf('(') + 1).split(',')
  return given.map((text) => text.trim().replace(/^["']|["']$/g, ''))
}

function fill(template: string, given: readonly string[], base: URL): string {
  return template.replace(/\{(\w{1,60})\}/g, (_, name: string) =>
    encodeURIComponent((/^\d+$/.test(name) ? given[Number(name) - 1] : base.searchParams.get(name)) ?? ''),
  )
}

/** Links in a node, itself included, that lead to what is wanted, in order and each once. */
export function linksIn($: CheerioAPI, node: Nodes, base: URL, wanted: Wanted): Link[] {
  const found = new Map<string, Link>()
  node
    .find('a, button, [onclick]')
    .add(node.filter('a, [onclick]'))
    .each((_, element) => {
      const one = $(element)
      const href = (one.attr('href') ?? '').trim()
      const isScript = href === '' || href.startsWith('#') || /^javascript:/i.test(href)
      const target = isScript ? `${href.replace(/^#/, '')} ${one.attr('onclick') ?? ''}` : href
      if (target.length > LINK_MAX) return
      if (!wanted.link.some((part) => target.includes(part))) return
      if (wanted.skip?.some((part) => target.includes(part))) return
      const written = isScript ? wanted.address && fill(wanted.address, argumentsOf(target, wanted.link), base) : href
      if (written === null || !URL.canParse(written, base.href)) return
      const url = new URL(written, base)
      if (url.protocol !== 'http:' && url.protocol !== 'https:') return
      const address = cleanAddress(url)
      if (!found.has(address)) found.set(address, { address, name: textOf(one) || (one.attr('title') ?? '').trim() })
    })
  return [...found.values()]
}
