import type { RootContent } from 'mdast'
import { OPEN_DATA_LICENCE } from '@/domain/openData'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { API_INTRODUCTION, API_TITLE } from '@/messages/api'
import { COLUMNS } from '@/messages/markdown'
import { MCP_TOOLS } from '@/messages/mcp'
import { DEVELOPERS, LLMS } from '@/messages/site/developers'
import type { ApiEndpoint } from '../apiEndpoints'
import { heading, link, list, paragraph, quote, table, writeMarkdown } from './markdownNodes'
import { type MarkdownPage, type PageRequest, pageText } from './markdownPage'
import { aboutPage, columnBlocks, faqPage, rankingPage } from './sitePages'

const endpointBlocks = ({ operation, path, summary, description, parameters }: ApiEndpoint): RootContent[] => [
  heading(3, `${operation}: ${summary}`),
  paragraph({ type: 'inlineCode', value: `GET ${path}` }),
  ...(description && description !== summary ? [paragraph(description)] : []),
  ...(parameters.length === 0
    ? []
    : [
        table(
          COLUMNS.parameter,
          parameters.map(({ name, type, required, choices, description: words }) => [
            { type: 'inlineCode', value: name },
            [choices.join(', ') || type, required ? DEVELOPERS.required : ''].filter(Boolean).join(' · '),
            words,
          ]),
        ),
      ]),
]

export function developersPage(endpoints: readonly ApiEndpoint[]): MarkdownPage {
  tagPage(pageTags.fixed)
  return {
    title: API_TITLE,
    href: '/developers',
    lead: API_INTRODUCTION,
    api: '/api/openapi.json',
    blocks: [
      heading(2, DEVELOPERS.markdownTitle),
      paragraph(DEVELOPERS.markdown),
      heading(2, DEVELOPERS.mcpTitle),
      paragraph(DEVELOPERS.mcp),
      list(Object.entries(MCP_TOOLS).map(([name, { description }]) => [`${name}: ${description}`])),
      heading(2, DEVELOPERS.reads),
      ...endpoints.flatMap(endpointBlocks),
    ],
  }
}

const linksOf = (entries: readonly { href: string; label: string; note: string }[]): RootContent =>
  list(entries.map(({ href, label, note }) => [link(label, href), `: ${note}`]))

/** As llmstxt.org asks: a title, a summary, then links with what they lead to. */
export const shortGuide = (): string =>
  writeMarkdown([
    heading(1, LLMS.title),
    quote(LLMS.summary),
    ...LLMS.notes.map((note) => paragraph(note)),
    paragraph(`${LLMS.licence}: ${OPEN_DATA_LICENCE.name}, ${OPEN_DATA_LICENCE.url}`),
    ...LLMS.sections.flatMap(({ title, links }) => [heading(2, title), linksOf(links)]),
  ])

/** The short guide, then every text that explains the data. */
export async function fullGuide(request: PageRequest, endpoints: readonly ApiEndpoint[]): Promise<string> {
  const pages = [aboutPage(), rankingPage(), developersPage(endpoints), await faqPage(request)]
  return [shortGuide(), ...pages.map(pageText), writeMarkdown(columnBlocks())].join('\n')
}
