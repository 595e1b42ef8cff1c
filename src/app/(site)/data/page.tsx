import type { Metadata } from 'next'
import { OPEN_DATA_LICENCE, OPEN_DATA_TABLES, SNAPSHOTS_KEPT } from '@/domain/openData'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { snapshotStore } from '@/infra/snapshotStore'
import { preparedReads } from '@/infra/database/readPool'
import { datasetOf } from '@/server/openData/describeData'
import { readStatistics } from '@/server/statistics/readStatistics'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { DATA_SECTION } from '@/ui/shell/sections'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading, SectionHeading } from '@/ui/kit/Headings'
import { Prose } from '@/ui/kit/Prose'
import { StructuredData } from '@/ui/kit/StructuredData'
import { TextLink } from '@/ui/kit/TextLink'
import type { Statistics } from '@/contract/directory'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { listHref } from '@/ui/urls/listHref'
import { BarList } from '@/ui/chart/BarList'
import { PriceChart } from '@/ui/chart/PriceChart'
import { siteOrigin } from '@/infra/siteOrigin'
import { Columns, LatestSnapshot, OlderSnapshots } from '../_components/data/Snapshots'
import { loadShared, load, type Loaded } from '../_data/load'

function Spending({ statistics }: { statistics: Loaded<Statistics> }) {
  if (!statistics.ok || statistics.data.visit_count === 0) return null
  const { per_head, agency_types } = statistics.data
  const types = agency_types.filter((type) => type.visit_count > 0).sort((a, b) => b.visit_count - a.visit_count)
  return (
    <div className="mt-section grid gap-x-14 gap-y-section lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section>
        <SectionHeading title="한 끼에 얼마를 쓸까" note="1인당 금액을 알 수 있는 방문을 5천 원씩 나누어 집계했어요." />
        {per_head.some((step) => step.visit_count > 0) ? (
          <PriceChart steps={per_head} />
        ) : (
          <p className="text-small text-soft">인원이 적힌 기록이 아직 없어요.</p>
        )}
      </section>
      <section>
        <SectionHeading
          title="어떤 기관이 다녀갔나"
          note="기관의 종류를 고르면 그 기관들이 간 곳을 보여 드려요."
          aside={
            <TextLink href="/agencies" withArrow>
              기관별로 보기
            </TextLink>
          }
        />
        <BarList
          items={types.map((type) => ({
            key: type.type,
            name: AGENCY_TYPE_LABELS[type.type],
            count: type.visit_count,
            href: listHref({ agency_type: type.type }),
          }))}
        />
      </section>
    </div>
  )
}

const WAYS = [
  {
    title: '필요한 만큼만',
    text: '지역과 조건을 고른 목록, 식당의 방문 기록을 그대로 CSV로 내려받아요. 엑셀에서 바로 열려요.',
    href: '/restaurants',
    link: '목록에서 고르기',
  },
  {
    title: '한꺼번에 모두',
    text: '식당, 방문 기록, 기관을 모두 담은 파일을 달마다 한 번 묶어요.',
    href: '#snapshot',
    link: '전체 자료 보기',
  },
  {
    title: '프로그램으로',
    text: '목록과 기록을 JSON으로 읽는 공개 API예요. 가입도 API 키도 필요 없어요.',
    href: '/developers',
    link: 'API 설명서',
  },
] as const

const WaysToGet = () => (
  <ul className="grid border-t-[1.5px] border-ink md:grid-cols-3 md:gap-x-10">
    {WAYS.map(({ title, text, href, link }) => (
      <li key={href} className="border-b border-line py-5 md:border-0">
        <h3 className="text-lead font-bold tracking-tight">{title}</h3>
        <p className="mt-1 text-small text-soft">{text}</p>
        <TextLink href={href} withArrow>
          {link}
        </TextLink>
      </li>
    ))}
  </ul>
)

export const metadata: Metadata = {
  title: '데이터',
  description: '업무추진비 기록을 집계해 보고, 식당과 방문 기록의 전체 자료를 CSV나 API로 받아요.',
  alternates: { canonical: '/data' },
}

export default async function DataPage() {
  tagPage(pageTags.directory)
  const [snapshots, statistics] = await Promise.all([
    load('snapshots', () => snapshotStore().list()),
    loadShared('statistics', [pageTags.directory], () => readStatistics(preparedReads())),
  ])
  const [latest, ...older] = snapshots.ok ? snapshots.data : []
  return (
    <div className="wrap">
      <StaticMarkup>
        <StructuredData data={datasetOf(latest, siteOrigin())} />
      </StaticMarkup>
      <PageHeading title={DATA_SECTION.label}>
        업무추진비 기록에서 알게 된 것을 보고, 이 사이트의 자료를 내려받아 쓰세요.
      </PageHeading>
      <section aria-labelledby="ways" className="mt-8">
        <SectionHeading id="ways" title="자료 받기" />
        <WaysToGet />
      </section>
      <StaticMarkup>
        <Spending statistics={statistics} />
      </StaticMarkup>
      <section id="snapshot" aria-labelledby="latest" className="mt-section">
        {!snapshots.ok ? (
          <LoadFailure what="자료의 목록을" retryHref="/data" />
        ) : latest ? (
          <LatestSnapshot snapshot={latest} origin={siteOrigin()} />
        ) : (
          <p className="border-y border-line py-10 text-center text-soft">
            아직 묶은 자료가 없어요. 첫 자료는 기록을 읽은 뒤 한 시간 안에 나와요.
          </p>
        )}
      </section>
      <section aria-labelledby="columns" className="mt-14">
        <SectionHeading id="columns" title="항목 설명" note="항목의 이름이 첫 줄에 있는 CSV(UTF-8)예요." />
        {OPEN_DATA_TABLES.map((table) => (
          <Columns key={table} table={table} />
        ))}
      </section>
      {older.length > 0 && <OlderSnapshots snapshots={older} />}
      <Prose>
        <h2 id="licence">사용 조건</h2>
        <ul>
          <li>
            <a href={OPEN_DATA_LICENCE.url} rel="license">
              {OPEN_DATA_LICENCE.name}
            </a>
            : 출처가 공공밥상과 해당 기관임을 밝히면 누구나 고치고 팔 수 있어요. 원문의 권리는 공개한 기관에 있어요.
          </li>
          <li>
            개인의 이름과 연락처, 집행 목적의 글, 회원과 리뷰의 글은 담지 않아요. 공개 API가 보여 드리는 것만 있어요.
          </li>
          <li>수식으로 읽힐 글자(= + - @)로 시작하는 칸에는 작은따옴표를 앞에 붙여요.</li>
          <li>최근 {SNAPSHOTS_KEPT}번의 자료를 둬요. 고치거나 지운 기록은 다음 자료부터 반영돼요.</li>
        </ul>
      </Prose>
    </div>
  )
}
