import type { Metadata } from 'next'
import { OPEN_DATA_LICENCE, OPEN_DATA_TABLES, SNAPSHOTS_KEPT } from '@/domain/openData/snapshot'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { snapshotStore } from '@/infra/snapshots/snapshotStore'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/PageHeading'
import { Prose } from '@/ui/kit/Prose'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { InlineLink } from '@/ui/kit/TextLink'
import { Columns } from '../_components/data/Columns'
import { LatestSnapshot } from '../_components/data/LatestSnapshot'
import { OlderSnapshots } from '../_components/data/OlderSnapshots'
import { load } from '../_data/load'
import { siteOrigin } from '../_data/siteOrigin'

export const metadata: Metadata = {
  title: '열린 데이터',
  description: '식당, 방문 기록, 기관의 전체 자료를 달마다 CSV로 내려받아요.',
  alternates: { canonical: '/data' },
}

export default async function DataPage() {
  tagPage(pageTags.directory)
  const snapshots = await load('snapshots', () => snapshotStore().list())
  const [latest, ...older] = snapshots.ok ? snapshots.data : []
  return (
    <div className="wrap">
      <PageHeading title="열린 데이터">
        이 사이트가 보여 드리는 식당, 방문 기록, 기관을 모두 담아 달마다 한 번 CSV로 묶어요. 조건을 골라 받으실 때에는{' '}
        <InlineLink href="/restaurants">목록</InlineLink>과 식당 화면의 ‘CSV 내려받기’를, 프로그램으로 읽으실 때에는{' '}
        <InlineLink href="/developers">API</InlineLink>를 쓰세요.
      </PageHeading>
      <section aria-labelledby="latest" className="mt-10">
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
        <SectionHeading
          id="columns"
          title="항목 설명"
          note="첫 줄은 제목이에요. 글자는 UTF-8(BOM)이고 쉼표로 나눠요."
        />
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
