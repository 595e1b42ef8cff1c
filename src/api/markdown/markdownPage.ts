import type { Context } from 'hono'
import type { RootContent } from 'mdast'
import type { Queryable } from '@/infra/database/pool'
import type { PageInfo } from '@/contract/directory'
import { OPEN_DATA_LICENCE } from '@/domain/openData'
import { httpStatusOf } from '@/contract/httpStatus'
import type { Violation } from '@/domain/violation'
import { siteOrigin } from '@/infra/siteOrigin'
import { MARKDOWN } from '@/messages/markdown'
import { messageOf } from '@/messages/violations'
import { markdownHref } from '@/domain/site/markdownTwin'
import { formatCount } from '@/ui/format/number'
import { textWithEtag } from '../http/jsonWithEtag'
import { heading, link, list, paragraph, quote, type Words, writeMarkdown } from './markdownNodes'

export interface MarkdownPage {
  title: string
  /** the address of the page that people see */
  href: string
  lead?: Words
  blocks: RootContent[]
  /** the same as JSON */
  api?: string
}

/** A page, where it is now, or why there is none. */
export type MarkdownAnswer =
  | MarkdownPage
  | { movedTo: string }
  | { violation: Violation }
  | { problem: string; choices?: readonly { label: string; href: string }[] | undefined }

export interface PageRequest {
  sql: Queryable
  /** the first of each parameter, as the pages read them */
  params: Record<string, string>
}

const sourceLine = ({ href, api }: Pick<MarkdownPage, 'href' | 'api'>): RootContent =>
  paragraph([
    `${MARKDOWN.source}: 공공밥상, ${OPEN_DATA_LICENCE.name} · `,
    { type: 'link', url: siteOrigin() + href, children: [{ type: 'text', value: MARKDOWN.page }] },
    ...(api === undefined ? [] : [' · ', link(MARKDOWN.json, api)]),
  ])

/** The text of a page, without the line about its source. */
export const pageText = ({ title, lead, blocks }: MarkdownPage): string =>
  writeMarkdown([heading(1, title), ...(lead === undefined ? [] : [quote(lead)]), ...blocks])

/** 'n곳', and where the list continues. `hrefOf`: of a page */
export const pagingBlocks = (
  { page, pages, total, total_is_minimum }: PageInfo,
  hrefOf: (page: number) => string,
): RootContent[] => [
  paragraph([
    `${MARKDOWN.total(formatCount(total), total_is_minimum)} · ${MARKDOWN.pageOf(page, pages)}`,
    ...(page < pages ? [' · ', link(MARKDOWN.more, hrefOf(page + 1))] : []),
  ]),
]

/** Found by any program on any site; without a page of its own for search engines. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag, Link' }
const TYPE = 'text/markdown; charset=utf-8'

const refuse = (c: Context, status: 400 | 404 | 410, title: string, blocks: RootContent[]): Response =>
  c.body(writeMarkdown([heading(1, title), ...blocks]), status, {
    ...HEADERS,
    'Content-Type': TYPE,
    'Cache-Control': 'no-store',
  })

export function sendMarkdown(c: Context, answer: MarkdownAnswer): Response | Promise<Response> {
  if ('movedTo' in answer) {
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
    return c.redirect(markdownHref(answer.movedTo), 308)
  }
  if ('problem' in answer) {
    const choices = (answer.choices ?? []).map(({ label, href }) => [link(label, href)])
    return refuse(c, 400, MARKDOWN.wrong, [paragraph(answer.problem), ...(choices.length ? [list(choices)] : [])])
  }
  if ('violation' in answer) {
    const status = httpStatusOf(answer.violation.code)
    return refuse(c, status === 410 || status === 404 ? status : 400, MARKDOWN.missing, [
      paragraph(messageOf(answer.violation)),
    ])
  }
  const text = `${pageText(answer)}\n---\n\n${writeMarkdown([sourceLine(answer)])}`
  const canonical = `<${siteOrigin()}${answer.href}>; rel="canonical"`
  return textWithEtag(c, text, { type: TYPE, headers: { ...HEADERS, Link: canonical } })
}
