import type { Metadata } from 'next'
import { OPEN_DATA_LICENCE, OPEN_DATA_TABLES, SNAPSHOTS_KEPT } from '@/domain/openData/snapshot'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { snapshotStore } from '@/infra/snapshots/snapshotStore'
import { preparedReads } from '@/infra/database/readPool'
import { readStatistics } from '@/server/statistics/readStatistics'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { DATA_SECTION } from '@/ui/shell/sections'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/PageHeading'
import { Prose } from '@/ui/kit/Prose'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { Columns } from '../_components/data/Columns'
import { LatestSnapshot } from '../_components/data/LatestSnapshot'
import { Spending } from '../_components/data/Spending'
import { WaysToGet } from '../_components/data/WaysToGet'
import { loadShared } from '../_data/loadShared'
import { OlderSnapshots } from '../_components/data/OlderSnapshots'
import { load } from '../_data/load'
import { siteOrigin } from '../_data/siteOrigin'

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
