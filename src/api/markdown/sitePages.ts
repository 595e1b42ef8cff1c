import type { RootContent } from 'mdast'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import {
  OPEN_DATA_LICENCE,
  OPEN_DATA_TABLES,
  type Snapshot,
  SNAPSHOTS_KEPT,
  SNAPSHOTS_PATH,
  snapshotPath,
} from '@/domain/openData'
import { CHANGES_PAGE, CHANGES_PATH, changesQuerySchema } from '@/contract/changes'
import { FAQ_PAGE } from '@/domain/faq'
import { HUB_ON_HOME } from '@/domain/community/community'
import { POPULAR_COUNT } from '@/domain/directory/directory'
import { pageTags } from '@/domain/site/pageTags'
import { StorageError } from '@/domain/storage'
import type { TermsCode } from '@/domain/terms'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import { noteFailedRead, tagPage } from '@/infra/requestContext'
import { snapshotStore } from '@/infra/snapshotStore'
import { AGENCY_TYPE_LABELS, TERMS_STATE_LABELS } from '@/messages/labels'
import { COLUMNS, FACT_LABELS, SECTIONS } from '@/messages/markdown'
import { OPEN_DATA_COLUMNS, OPEN_DATA_NAMES } from '@/messages/openData'
import { ABOUT, ABOUT_TEXT } from '@/messages/site/about'
import { CHANGED_FIELD_LABELS, CHANGES } from '@/messages/site/changes'
import { HOME } from '@/messages/site/home'
import { RANKING, RANKING_EXAMPLE, RANKING_TEXT } from '@/messages/site/ranking'
import { describeDay } from '@/server/changes/describeDay'
import { listChanges } from '@/server/changes/listChanges'
import { listPopular, listTrending } from '@/server/directory/highlights'
import { readHubLatest } from '@/server/posts/listPosts'
import { listFaqs } from '@/server/readFaqs'
import { readStatistics } from '@/server/statistics/readStatistics'
import { readTerms } from '@/server/terms/readTerms'
import { formatDayLong } from '@/ui/format/day'
import { formatCount, formatShare } from '@/ui/format/number'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { readVersion, termsHref } from '@/ui/urls/termsHref'
import { postRows } from './communityPages'
import { blocksOf, facts, heading, link, list, paragraph, quote, section, table } from './markdownNodes'
import { placesTable } from './listPages'
import type { MarkdownAnswer, MarkdownPage, PageRequest } from './markdownPage'

const TRENDING_SHOWN = 5

export async function homePage({ sql }: PageRequest): Promise<MarkdownPage> {
  tagPage(pageTags.directory, pageTags.collections, pageTags.board)
  const [statistics, trending, popular, posts] = await Promise.all([
    readStatistics(sql),
    listTrending(sql, TRENDING_SHOWN),
    listPopular(sql, POPULAR_COUNT),
    readHubLatest(sql),
  ])
  const listed = (title: string, note: string, places: typeof popular): RootContent[] =>
    places.length === 0 ? [] : [heading(2, title), paragraph(note), placesTable(places)]
  return {
    title: '공공밥상',
    href: '/',
    lead: ABOUT.lead,
    api: '/api/v1/statistics',
    blocks: [
      ...facts([
        ['지역', formatCount(statistics.region_count)],
        ['식당', formatCount(statistics.restaurant_count)],
        ['방문 기록', formatCount(statistics.visit_count)],
        ['기관', formatCount(statistics.agency_count)],
        ['원문 링크', formatShare(statistics.source_share)],
        [FACT_LABELS.lastVisit, statistics.last_visit],
      ]),
      ...listed(HOME.trendingLabel, HOME.trendingNote(trending.from, trending.to), trending.data),
      ...listed(HOME.popularLabel, HOME.popularNote, popular),
      ...section(SECTIONS.posts, COLUMNS.post, postRows(posts.slice(0, HUB_ON_HOME))),
    ],
  }
}

const written = (text: string): RootContent[] => blocksOf(readMarkdown(text))

export function aboutPage(): MarkdownPage {
  tagPage(pageTags.fixed)
  return { title: ABOUT.title, href: '/about', lead: ABOUT.lead, blocks: written(ABOUT_TEXT) }
}

export function rankingPage(): MarkdownPage {
  tagPage(pageTags.fixed)
  const rows = RANKING_EXAMPLE.map(({ rank, name, visits, agencies, why }) => [rank, name, visits, agencies, why])
  return {
    title: RANKING.title,
    href: '/ranking',
    lead: RANKING.edition(formatDayLong(RANKING.date)),
    blocks: [
      paragraph(RANKING.rule),
      ...written(RANKING_TEXT.method),
      paragraph(RANKING.example),
      table(RANKING.columns, rows),
      ...written(RANKING_TEXT.rating),
      quote(RANKING.ratingFormula),
      ...written(RANKING_TEXT.ratingNotes),
      ...written(RANKING_TEXT.rest),
    ],
  }
}

export async function faqPage({ sql }: PageRequest): Promise<MarkdownPage> {
  tagPage(pageTags.faq)
  const faqs = await listFaqs(sql)
  const blocks = faqs.flatMap(({ category, question, answer }, i): RootContent[] => [
    ...(category === faqs[i - 1]?.category ? [] : [heading(2, category)]),
    heading(3, question),
    ...written(answer),
  ])
  return { title: '자주 묻는 질문', href: FAQ_PAGE, blocks }
}

export async function termsPage({ sql }: PageRequest, code: TermsCode, word?: string): Promise<MarkdownAnswer> {
  tagPage(pageTags.terms)
  const version = word === undefined ? 'in-force' : readVersion(word)
  const terms = version === null ? null : await readTerms(sql, code, version)
  if (!terms) return { violation: { code: 'path-not-found', params: {} } }
  const { CONTACT_EMAIL: email, PRIVACY_OFFICER: officer } = env()
  return {
    title: terms.title,
    href: word === undefined ? termsHref(code) : termsHref(code, terms.version),
    lead: `제${terms.version}판 · ${TERMS_STATE_LABELS[terms.state]} · 시행일 ${formatDayLong(terms.effectiveOn)}`,
    blocks: written(terms.body.replaceAll('{email}', email).replaceAll('{officer}', officer)),
  }
}

/** A lost storage takes their list, not the page. */
async function listSnapshots(): Promise<Snapshot[]> {
  try {
    return await snapshotStore().list()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    noteFailedRead()
    log.error({ err: error }, 'a page could not list the snapshots of open data')
    return []
  }
}

export async function dataPage({ sql }: PageRequest): Promise<MarkdownPage> {
  tagPage(pageTags.directory)
  const [statistics, snapshots] = await Promise.all([readStatistics(sql), listSnapshots()])
  const files = snapshots.flatMap(({ date, files: all }) =>
    all.map(({ table: name, name: file, rows, bytes, sha256 }) => [
      date,
      link(OPEN_DATA_NAMES[name], snapshotPath(date, file)),
      formatCount(rows),
      formatCount(bytes),
      sha256,
    ]),
  )
  return {
    title: '데이터',
    href: '/data',
    api: SNAPSHOTS_PATH,
    blocks: [
      ...section(
        SECTIONS.perHead,
        COLUMNS.perHead,
        statistics.per_head.map(({ from, visit_count }) => [formatCount(from), formatCount(visit_count)]),
      ),
      ...section(
        SECTIONS.agencyTypes,
        COLUMNS.agencyType,
        statistics.agency_types.map(({ type, visit_count }) => [AGENCY_TYPE_LABELS[type], formatCount(visit_count)]),
      ),
      ...section(SECTIONS.snapshots, COLUMNS.snapshot, files, `최근 ${SNAPSHOTS_KEPT}번의 자료를 둬요.`),
      ...columnBlocks(),
      paragraph([link(OPEN_DATA_LICENCE.name, OPEN_DATA_LICENCE.url)]),
    ],
  }
}

export async function changesPage({ sql, params }: PageRequest): Promise<MarkdownAnswer> {
  const query = changesQuerySchema.safeParse(params)
  if (!query.success) return { problem: '주소의 조건을 읽을 수 없어요.' }
  tagPage(pageTags.directory)
  const { from, until, earlier, data } = await listChanges(sql, query.data, new Date())
  const hrefOf = (day: string): string => `${CHANGES_PAGE}?until=${day}`
  return {
    title: CHANGES.title,
    href: query.data.until === undefined ? CHANGES_PAGE : hrefOf(query.data.until),
    lead: CHANGES.lead,
    api: CHANGES_PATH,
    blocks: [
      paragraph(CHANGES.period(from, until)),
      ...(data.length === 0 ? [paragraph(CHANGES.none)] : []),
      ...data.flatMap((changes) => [
        heading(2, changes.day),
        list([
          ...describeDay(changes),
          ...changes.corrections.places.map(({ id, title, fields }) => [
            link(title, restaurantHref(id)),
            `: ${fields.map((name) => CHANGED_FIELD_LABELS[name]).join(', ')}`,
          ]),
          ...changes.merges.places.map(({ id, title, from_id }) => [
            link(title, restaurantHref(id)),
            `: ${CHANGES.mergedFrom(from_id)}`,
          ]),
        ]),
      ]),
      ...(earlier === null ? [] : [paragraph([link(CHANGES.earlier, hrefOf(earlier))])]),
      list([...CHANGES.notes]),
    ],
  }
}

export const columnBlocks = (): RootContent[] =>
  OPEN_DATA_TABLES.flatMap((name) =>
    section(
      SECTIONS.columns(OPEN_DATA_NAMES[name]),
      COLUMNS.column,
      Object.entries(OPEN_DATA_COLUMNS[name]).map(([key, { heading: title, meaning }]) => [title, key, meaning]),
    ),
  )
