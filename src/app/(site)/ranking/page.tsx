import type { Metadata } from 'next'
import Link from 'next/link'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { formatDayLong } from '@/ui/format/day'
import { RANK_FORMULA_DATE, RANK_FORMULA_VERSION } from '@/domain/rankFormula'
import { RatingFormula } from '../_components/rank/RatingFormula'
import { PageHeading } from '@/ui/kit/PageHeading'
import { Prose } from '@/ui/kit/Prose'
import { RankExample } from '../_components/rank/RankExample'

export const metadata: Metadata = {
  title: '순위 산정 방식',
  description: '공공밥상의 순위를 무엇으로 어떻게 매기는지, 예와 함께 밝혀요.',
  alternates: { canonical: '/ranking' },
}

export default function RankingPage() {
  tagPage(pageTags.directory)
  return (
    <div className="wrap">
      <PageHeading title="순위 산정 방식">
        {RANK_FORMULA_VERSION}판 · {formatDayLong(RANK_FORMULA_DATE)}부터
      </PageHeading>
      <Prose>
        <p className="border-y border-line py-4 text-lead! font-semibold">
          방문 수가 많은 곳이 먼저예요. 방문 수가 같으면 찾은 기관이 많은 곳이 먼저이고, 둘 다 같으면 같은 순위예요.
        </p>
        <h2>무엇을 집계하나요</h2>
        <ul>
          <li>
            <b>방문 수</b>는 공개된 업무추진비 집행 내역에서 그 식당에 쓴 것으로 확인된 줄의 수예요. 한 줄이 한 번의
            방문이에요.
          </li>
          <li>
            <b>기관 수</b>는 그 방문을 남긴 기관의 수예요. 한 기관이 백 번 간 곳과 여러 기관이 찾은 곳을 가려 줘요.
          </li>
          <li>금액, 평점, 광고는 순위에 들어가지 않아요. 금액은 ‘쓴 금액 많은 순’으로 따로 볼 수 있어요.</li>
        </ul>
        <h2>어디에서 비교하나요</h2>
        <p>
          순위는 시군구, 시도, 전국에서 따로 집계해요. 영업 중인 것으로 확인되고 방문 기록이 하나라도 있는 식당끼리
          비교하며, 문을 닫은 곳은 빼요.
        </p>
        <h2>같은 순위 다음은 몇 위인가요</h2>
        <p>앞에 선 곳의 수에 하나를 더한 것이 순위예요. 그래서 2위가 두 곳이면 다음은 4위예요.</p>
        <RankExample />
        <RatingFormula />
        <h2>다른 순서로 볼 때</h2>
        <p>
          찾은 기관, 평점, 쓴 금액, 최근 방문, 1인당 금액으로 정렬할 때 값이 같으면 방문 수, 찾은 기관 수, 이름(가나다)
          순서로 앞뒤를 정해요. 금액 순에서는 줄마다 쓴 금액을 함께 보여 드려요.
        </p>
        <h2>알아 두실 점</h2>
        <ul>
          <li>공개하지 않았거나 아직 모으지 못한 기관의 방문은 셀 수 없어요. 기록이 많은 지역이 유리해요.</li>
          <li>
            연도나 기관 종류, 기관으로 목록을 거르면 방문, 기관, 금액은 그만큼의 기록으로 다시 집계하지만, 함께 보이는
            순위와 평점은 전체 기록으로 센 거예요.
          </li>
          <li>
            식당마다 ‘왜 이 순위?’에서 앞에 선 곳과 같은 순위인 곳의 수를 볼 수 있고, 센 기록은 모두{' '}
            <Link href="/about">원문과 함께</Link> 공개해요.
          </li>
          <li>방법을 바꾸면 버전과 날짜를 올려 이곳에 적어요.</li>
        </ul>
      </Prose>
    </div>
  )
}
